/** Names of the shop's cookies (promises §4). */

export const COOKIES = {
	cartTempId: "cartTempId",
	token: "token",
	/** By which a browser is known to an account; the login alone reads it. */
	device: "device",
	currencyId: "currencyId",
	/** "hidden" once the visitor has closed it. */
	topBanner: "top-banner",
	introPopup: "intro-popup",
	locale: "NEXT_LOCALE",
	acceptTechnical: "accept-technical",
	acceptAnalytical: "accept-analytical",
	acceptMarketing: "accept-marketing",
	acceptAdvertisement: "accept-advertisement",
	/** "hidden" once the visitor has decided about cookies. */
	consentBar: "cookies-show",
} as const;
