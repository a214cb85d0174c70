//! Words of the page where it stands in another one.

use crate::book::messages;

messages! {
    /// The link that opens the same fight on the page itself.
    open_in_duelscope() {
        en "Open in Duelscope";
        ru "Открыть в Duelscope";
    }
    /// The row of tabs over the panels.
    panels() {
        en "Panels";
        ru "Панели";
    }
    /// Tab: the answer in large numbers.
    odds_tab() {
        en "Odds";
        ru "Шансы";
    }
    /// Tab: one attack, stage by stage.
    step_tab() {
        en "Steps";
        ru "Шаги";
    }
    /// Tab: how much one attack takes.
    histogram_tab() {
        en "HP lost";
        ru "Потеря ОЗ";
    }
    /// Tab: the whole fight.
    duel_tab() {
        en "Duel";
        ru "Поединок";
    }
    /// Tab: both fighters.
    builder_tab() {
        en "Fighters";
        ru "Бойцы";
    }
    /// Above fighters that cannot be changed.
    given_here() {
        en "This page gives the fight as it is. Open it in Duelscope to change it.";
        ru "Здесь бой задан страницей. Чтобы его изменить, откройте его в Duelscope.";
    }
}
