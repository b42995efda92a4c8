import { CZECH_ONLY, type Screen, screenPath } from "../../../i18n/paths.ts";
import type { FoundPage } from "./found-page.ts";

/**
 * Whether search engines are to find a screen by its own address; a new one has to decide. Left out are what is somebody's own
 * (noindex), what only a mail leads to, what has no page without more words behind it, and info pages, which are texts.
 */
const IS_FOUND = {
	home: true,
	cart: false,
	checkoutDelivery: false,
	checkoutSummary: false,
	summary: false,
	search: false,
	login: false,
	register: false,
	accountRegister: false,
	passwordReset: false,
	newPassword: false,
	confirmEmail: false,
	account: false,
	accountOrder: false,
	accountInvoice: false,
	accountAddresses: false,
	accountSettings: false,
	accountWatched: false,
	accountReviews: false,
	accountInfluencer: false,
	accountVideos: false,
	accountVideo: false,
	sale: true,
	newProducts: true,
	goods: true,
	brands: true,
	brand: false,
	blog: true,
	blogCategory: false,
	careers: true,
	contacts: true,
	contact: false,
	documents: true,
	events: true,
	newEvent: true,
	eventThanks: false,
	services: true,
	request: false,
	stores: true,
	satisfaction: false,
	newsletter: false,
	maintenance: false,
	notFound: false,
	info: false,
	infoDelivery: false,
	infoContact: false,
	infoInflation: false,
	infoAbout: false,
	infoDecoration: false,
	infoRental: false,
	watchdog: false,
	payment: false,
} as const satisfies Record<Screen, boolean>;

/** Screens with an address of their own; what changed on them nobody knows, but for the papers. */
export function fixedPages(papersChangedAt: Date | null): FoundPage[] {
	const screens = Object.entries(IS_FOUND).flatMap(([screen, isFound]) => (isFound ? [screen as Screen] : []));
	return screens.map((screen) => ({
		paths: {
			cs: screenPath("cs", screen),
			en: CZECH_ONLY.includes(screen) ? null : screenPath("en", screen),
		},
		changedAt: screen === "documents" ? papersChangedAt : null,
		pictures: [],
	}));
}
