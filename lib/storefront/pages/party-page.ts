import { quickestDays } from "#lib/domain/goods/availability.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { isBrought, isPickup } from "#lib/domain/order/delivery-kinds.ts";
import { fetchServices } from "../content/content.ts";
import { fetchDeliveryMethods, fetchSettings } from "../content/settings.ts";
import { fetchCategory, fetchCategoryTree, fetchListing } from "../goods/catalogue.ts";
import { partyWay, themesIn } from "../goods/themes.ts";

/** Of the theme's goods; its own page has the rest. */
const GOODS = 12;

/** A theme with all others; null when no theme has this id. */
export async function findTheme(locale: Locale, id: number) {
	const [tree, theme] = await Promise.all([fetchCategoryTree(locale), fetchCategory(locale, id)]);
	const themes = themesIn(tree);
	return themes && theme && themes.subcategories.some((one) => one.id === id) ? { theme, themes } : null;
}

/** What the page of a theme's party knows before anybody says for whom and when; null when no theme has this id. */
export async function findPartyPage(locale: Locale, id: number) {
	const found = await findTheme(locale, id);
	if (!found) return null;
	const { theme, themes } = found;
	const [listing, deliveries, services, { dispatch }] = await Promise.all([
		fetchListing(locale, { category: id, per_page: GOODS }),
		fetchDeliveryMethods(locale),
		fetchServices(locale),
		fetchSettings(locale),
	]);
	const shop = {
		courier: quickestDays(deliveries.filter(({ kind }) => isBrought(kind)).map(({ days }) => days)),
		hasPickup: deliveries.some(({ kind }) => isPickup(kind)),
		dispatch,
	};
	return {
		theme,
		way: partyWay(locale, themes),
		listing,
		shop,
		inflation: services.find(({ kind }) => kind === "inflation")?.url ?? null,
	};
}
