import type { MetadataRoute } from "next";
import type { Locale } from "../domain/locale.ts";
import type { Messages } from "./load-messages.ts";
import { inOwnName } from "./own-name.ts";
import { screenPath } from "./paths.ts";
import type { Screen } from "./screens.ts";

type Texts = Pick<Messages, "shop" | "cartPage" | "stores">;

/** Background colour, as in the layout's `viewport` and styles/tokens.scss. */
const PAPER = "#fffdf9";

const ICONS: MetadataRoute.Manifest["icons"] = [
	{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
	{ src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
	{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
	{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The Web Application Manifest (W3C), for people who install the shop as an app. */
export function webManifest(locale: Locale, { shop, cartPage, stores }: Texts): MetadataRoute.Manifest {
	const home = screenPath(locale, "home");
	const shortcut = (name: string, screen: Screen) => ({ name, url: screenPath(locale, screen) });
	return {
		// Each language is a separate app; changing the language stays inside it.
		id: home,
		start_url: home,
		scope: "/",
		lang: locale,
		dir: "ltr",
		name: `${shop.name} – ${shop.claim}`,
		short_name: shop.name,
		description: shop.description,
		// Gateways, invoices and videos leave the shop; without an address bar and a back button people would be stuck.
		display: "minimal-ui",
		theme_color: PAPER,
		background_color: PAPER,
		categories: ["shopping"],
		icons: ICONS,
		shortcuts: [
			shortcut(cartPage.title, "cart"),
			shortcut(stores.service.rental, "infoRental"),
			shortcut(stores.title, "stores"),
		],
	};
}

/** The manifest as a response; it changes only with the code. */
export function manifestAnswer(locale: Locale, texts: Texts): Response {
	return new Response(JSON.stringify(webManifest(locale, inOwnName(texts))), {
		headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=86400" },
	});
}
