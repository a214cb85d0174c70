//! What stands on the page, one component a file.

pub mod answer_strip;
pub mod attack_panel;
pub mod blows_panel;
pub mod chips;
pub mod combo;
pub mod compare_panel;
pub mod derived;
pub mod distributions;
pub mod duel_panel;
pub mod field;
pub mod fight_log;
pub mod footer;
pub mod header;
pub mod histogram;
pub mod icon;
pub mod luck_menu;
pub mod menu;
pub mod notices;
pub mod readings;
pub mod ring;
pub mod rules;
pub mod run_bar;
pub mod scope;
pub mod side;
pub mod stepper;
pub mod tabs;
