/** Placeholder of the price in a text: the client component with the member price does not have the page's texts. */
export const PRICE_PLACE = "%";
