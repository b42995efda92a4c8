/** Title of the cookie bar, in the page for as long as the bar is. */
export const CONSENT_TITLE_ID = "consent-title";
