/** Stands in a text where the price goes: the leaf that knows a member's price knows no texts of the page around it. */
export const PRICE_PLACE = "%";
