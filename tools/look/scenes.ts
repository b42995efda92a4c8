import type { Asking } from "#tests/support/browser/e2e.ts";
import type { Locale } from "#tests/support/browser/e2e-checkout.ts";
import { beBrowserOf } from "#tests/support/browser/e2e-people.ts";
import { type Found, ROWS, type Row } from "#tests/support/browser/e2e-routes.ts";
import type { Scene } from "./scene.ts";
import { BUYING_STATES } from "./states/buying.ts";
import { GOODS_STATES } from "./states/goods.ts";
import { SHELL_STATES } from "./states/shell.ts";

/** Everything that is looked at: the rows of the route table, then states of screens. */
export const SCENES: readonly Scene[] = [...ROWS.map(sceneOf), ...SHELL_STATES, ...GOODS_STATES, ...BUYING_STATES];

function sceneOf({ path, head, needsMail, find }: Row): Scene {
	// What is found may be an order made for it: one serves all widths.
	const found = new Map<Locale, Promise<Found>>();
	const findOnce = (asking: Asking, locale: Locale) => {
		const finding = found.get(locale) ?? find(asking, locale);
		found.set(locale, finding);
		return finding;
	};
	return {
		name: path,
		isCzech: head === "czech",
		...(needsMail ? { ofOwnShop: "mail" } : {}),
		prepare: findOnce,
		open: async ({ page, locale, asking }) => {
			const { urls, token } = await findOnce(asking, locale);
			await beBrowserOf(page, token);
			await page.goto(urls[locale]);
		},
	};
}
