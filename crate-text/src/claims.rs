//! What the wiki says of the game's combat that the game does not do.

use crate::messages;

messages! {
    /// A page of the wiki.
    faq() {
        en "FAQ";
        ru "Вопросы и ответы";
    }
    /// Claim.
    twice_the_skill() {
        en "To hit with twice the skill";
        ru "Попадание при вдвое большем навыке";
    }
    /// Claim.
    at_most_95() {
        en "To hit what cannot dodge";
        ru "Попадание по тому, кто не уклоняется";
    }
    /// Claim.
    at_least_5() {
        en "To hit with skill 1 against 40";
        ru "Попадание с навыком 1 против 40";
    }
    /// Claim.
    crit_chance() {
        en "Warrior's hits on a rat that are critical";
        ru "Доля критических среди попаданий воина по крысе";
    }
    /// Claim.
    crit_factor() {
        en "A critical hit multiplies the damage by";
        ru "Критический удар умножает урон на";
    }
    /// Claim.
    no_crits() {
        en "HP a warrior's blow takes off a rat";
        ru "Сколько ОЗ воин снимает с крысы за удар";
    }
    /// Claim.
    ties() {
        en "To hit when both skills are 0";
        ru "Попадание, когда оба навыка равны 0";
    }
    /// Claim.
    invisible() {
        en "To hit from invisibility";
        ru "Попадание из невидимости";
    }
    /// Claim.
    asleep() {
        en "To hit a sleeping rat";
        ru "Попадание по спящей крысе";
    }
    /// Claim.
    dagger_accuracy() {
        en "Warrior's attack skill with a dagger";
        ru "Навык атаки воина с кинжалом";
    }
    /// Claim.
    great_bless() {
        en "Warrior's attack skill under Great Bless";
        ru "Навык атаки воина под Великим благословением";
    }
    /// Claim.
    warrior_strength() {
        en "Warrior's strength at the start";
        ru "Сила воина в начале";
    }
    /// Claim.
    weapon_damage(weapon: &str) {
        en "{weapon}: damage";
        ru "{weapon}: урон";
    }
    /// Claim.
    weapon_accuracy(weapon: &str) {
        en "{weapon}: accuracy";
        ru "{weapon}: точность";
    }
    /// Claim.
    weapon_delay(weapon: &str) {
        en "{weapon}: turns of an attack";
        ru "{weapon}: ходов на атаку";
    }
    /// Tab.
    claims() {
        en "Claims";
        ru "Заблуждения";
    }
    /// Heading of the table.
    known_wrong() {
        en "What the wiki says and the game does not do";
        ru "Что пишет вики и чего игра не делает";
    }
    /// Column.
    claim() {
        en "Claim";
        ru "Утверждение";
    }
    /// Column, and above a number.
    page_says() {
        en "the page says";
        ru "страница говорит";
    }
    /// Column, and above a number.
    game_does() {
        en "the game does";
        ru "в игре";
    }
    /// Column: the wiki page.
    wiki_page() {
        en "Wiki page";
        ru "Страница вики";
    }
    /// How to use the table.
    open_a_claim() {
        en "Choose a claim to see the game do it, stage by stage.";
        ru "Выберите утверждение, чтобы увидеть по шагам, что делает игра.";
    }
    /// Heading of the comparison.
    this_fight() {
        en "This fight by page and by game";
        ru "Этот бой по странице и в игре";
    }
    /// The present wiki page's formula.
    by_share(attack: &str, defense: &str) {
        en "To hit. The wiki page of today divides: {attack} ∕ ({attack} + {defense}), within 5 to 95 %.";
        ru "Попадание. Нынешняя страница вики делит: {attack} ∕ ({attack} + {defense}), от 5 до 95 %.";
    }
    /// The two editions.
    by_edition() {
        en "The code on the combat page of January 2026 against the game:";
        ru "Код страницы о бое от января 2026 против игры:";
    }
    /// Row.
    hit() {
        en "To hit";
        ru "Попадание";
    }
    /// Row.
    crit() {
        en "A hit is critical";
        ru "Попадание критическое";
    }
    /// Row.
    mean() {
        en "HP a blow";
        ru "ОЗ за удар";
    }
    /// Row.
    kill() {
        en "Kill with one blow";
        ru "Убить одним ударом";
    }
    /// Under a ruleset without a wiki page.
    sanctum_has_no_page() {
        en "Sanctum's pipeline has one text only; the claims below are about Remixed Dungeon.";
        ru "У конвейера Sanctum лишь один текст; утверждения ниже о Remixed Dungeon.";
    }
    /// Title of the older page.
    page_of_january(id: &str) {
        en "{id}, 1 January 2026";
        ru "{id}, 1 января 2026";
    }
    /// Weapon.
    dagger() {
        en "Dagger";
        ru "Кинжал";
    }
    /// Weapon.
    war_hammer() {
        en "War hammer";
        ru "Боевой молот";
    }
    /// Weapon.
    glaive() {
        en "Glaive";
        ru "Глефа";
    }
    /// Weapon.
    battle_axe() {
        en "Battle axe";
        ru "Боевой топор";
    }
    /// Weapon.
    kusarigama() {
        en "Kusarigama";
        ru "Кусаригама";
    }
    /// Weapon.
    halberd() {
        en "Halberd";
        ru "Алебарда";
    }
}
