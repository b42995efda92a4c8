/** A text in every language of the shop. */
export type Text = { cs: string; en: string };
