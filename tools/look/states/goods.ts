/** States of goods and of their lists. */
import { THEMES_KEY } from "#lib/domain/goods/themes.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { partyPath, screenPath } from "#lib/i18n/paths.ts";
import { chooseSomeVariant, TEXTS, untilAlive } from "#tests/support/browser/e2e.ts";
import type { Scene, Visit } from "../scene.ts";
import { openProduct, productByCode } from "./at-product.ts";

const WITH_VARIANTS = "BL-1002";
/** A costume of which a size is sold out. */
const WITH_A_GAP = "KO-1204";
const BALLOONS = 1001;
const COLOURS = { cs: { barva: ["cervena", "modra"] }, en: { colour: ["red", "blue"] } };

async function seeProduct(visit: Visit): Promise<void> {
	await openProduct(visit, WITH_VARIANTS);
}

async function addToCart(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await openProduct(visit, WITH_VARIANTS);
	await untilAlive(page);
	const { product, cart } = TEXTS[locale];
	await chooseSomeVariant(page);
	await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
	await page.getByRole("region", { name: cart.added }).waitFor();
}

async function seeSoldVariant(visit: Visit): Promise<void> {
	const { url, variants } = await productByCode(visit, WITH_A_GAP);
	const sold = variants.find(({ availability }) => availability !== "in_stock");
	if (!sold) throw new Error(`Every variant of ${WITH_A_GAP} is in stock`);
	await visit.page.goto(`${url}?${LANGUAGES[visit.locale].variantKey}=${sold.id}`);
}

async function balloonsUrl({ asking, locale }: Visit): Promise<string> {
	const reply = await asking.request.get(`/api/catalog/category/${locale}/${BALLOONS}`);
	return (await reply.json()).urls[locale];
}

async function openFilters(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	await page.goto(await balloonsUrl(visit));
	await untilAlive(page);
	await page.getByRole("button", { name: TEXTS[locale].listing.filter }).click();
	await page.getByRole("button", { name: TEXTS[locale].listing.closeFilters }).waitFor();
}

async function seeFiltered(visit: Visit): Promise<void> {
	const { page, locale } = visit;
	const state = { ...PLAIN_LISTING, attributes: COLOURS[locale], priceTo: 200 };
	await page.goto(listingPath(locale, await balloonsUrl(visit), state));
}

async function findNothing({ page, locale }: Visit): Promise<void> {
	await page.goto(listingPath(locale, screenPath(locale, "search"), { ...PLAIN_LISTING, search: "xyzzyqq" }));
}

/** A party of the first theme, on a day that comes. */
async function planParty({ page, locale, asking }: Visit): Promise<void> {
	const tree = await (await asking.request.get(`/api/catalog/category/${locale}`)).json();
	const [theme] = tree.find(({ key }: { key: string }) => key === THEMES_KEY).subcategories;
	const { guests, date } = LANGUAGES[locale].partyKeys;
	await page.goto(`${partyPath(locale, theme)}?${new URLSearchParams({ [guests]: "12", [date]: "2029-12-05" })}`);
	await page.getByRole("button", { name: TEXTS[locale].party.add }).waitFor();
}

export const GOODS_STATES: Scene[] = [
	{ name: "product at first sight", isView: true, open: seeProduct },
	{ name: "product added to the cart", isView: true, open: addToCart },
	{ name: "variant sold out", open: seeSoldVariant },
	{ name: "filters open", isView: true, widths: [390, 768], open: openFilters },
	{ name: "list filtered", open: seeFiltered },
	{ name: "search that finds nothing", open: findNothing },
	{ name: "party planned", open: planParty },
];
