/** How wide the pictures of goods are on which screen, as the `sizes` of HTML. */

export const CARD_SIZES = "(min-width: 1200px) 296px, (min-width: 768px) 30vw, 46vw";
export const GALLERY_SIZES = "(min-width: 1272px) 600px, (min-width: 768px) 46vw, 92vw";
