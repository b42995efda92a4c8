/** Key of the category whose subcategories are occasions: what most visitors come with (demo/facts/dictionary.ts). */
export const THEMES_KEY = "temata";
