/** Placeholder of the price in a text: the client component with the member price does not have the page's texts. */
export const PRICE_PLACE = "%";
/** Placeholder of what a set saves, in a text that has the price of its parts too. */
export const SAVED_PLACE = "#";
