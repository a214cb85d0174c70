//! A picture painted on a canvas whenever it, the look of the page or its
//! being out of date changes.

use std::rc::Rc;

use crate::hooks::kept::use_effect_with;
use web_sys::HtmlCanvasElement;
use yew::{NodeRef, hook};

use super::Offered;
use crate::chart::Picture;
use crate::chart::paint::{Look, fit, paint};

/// Keeps `picture` painted on `canvas`; without one the canvas stays as it is.
#[hook]
pub fn use_painting(canvas: &NodeRef, picture: Option<Rc<Picture>>, offered: Offered, stale: bool) {
    let canvas = canvas.clone();
    use_effect_with((picture, offered.looks, stale), move |(picture, ..)| {
        if let Some((canvas, picture)) = canvas.cast::<HtmlCanvasElement>().zip(picture.as_deref())
        {
            fit(&canvas, picture.surface);
            if let Err(error) = paint(&canvas, picture, &Look::of(&canvas)) {
                web_sys::console::error_1(&error);
            }
        }
    });
}
