/** Tones that many costumes have, of hair and of metal. */
export const BROWN = "#7a4a2a";
export const BLOND = "#eebf5a";
export const DARK = "#33272d";
export const RED = "#c8532a";
export const GREY = "#e9e6ea";
export const GOLD = "#f2c14e";
