/** Google Tag Manager, which is loaded only after consent. */
import { readConsent } from "../browser/consent.ts";
import { tellWaiting } from "./data-layer.ts";
import { hearNextAddress } from "./next-address.ts";
import { secretScreen, toldAddress } from "./told-address.ts";

const SCRIPT = "https://www.googletagmanager.com/gtm.js";

const isLoaded = () => document.querySelector(`script[src^="${SCRIPT}"]`) !== null;

/**
 * Loads the container, once, if the visitor has given any optional consent. Pages with a secret address do not load it,
 * except the summary of an order, which tracks the purchase.
 */
export function loadTagManager(id: string): void {
	if (isLoaded() || !Object.values(readConsent()).includes(true)) return;
	const secret = secretScreen(window.location);
	if (secret && secret.screen !== "summary") return;
	tellCurrentAddress();
	window.dataLayer ??= [];
	window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
	const script = document.createElement("script");
	script.async = true;
	script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
	document.head.append(script);
}

/**
 * Sets the current address for the tags if it has changed. It also runs before the container loads: the container reads
 * the data layer from the beginning, and every event needs an address without secrets before it.
 */
export function tellCurrentAddress(): void {
	const { href } = window.location;
	if (told === "" || toldAddress(href) !== told) tellAddress(href);
}

/**
 * A navigation begins: tags read the next address from the browser's history, so it is set before that, after the
 * events of this page.
 */
function tellNextAddress(url: string): void {
	tellWaiting();
	tellAddress(new URL(url, window.location.href).href);
}

let told = "";

/** Tags of the container take these instead of the browser's own (support.google.com/analytics/answer/10270783). */
function tellAddress(href: string): void {
	const referrer = told === "" ? document.referrer : told;
	hearNextAddress(tellNextAddress);
	told = toldAddress(href);
	window.gtag?.("set", {
		page_location: told,
		...(referrer === "" ? {} : { page_referrer: toldAddress(referrer) }),
	});
}
