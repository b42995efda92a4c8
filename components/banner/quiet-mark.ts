/** Attribute of what the intro popup must not cover. */
export const QUIET_MARK = "data-quiet";
