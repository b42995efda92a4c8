/** Google Tag Manager: asked for nothing before somebody agreed to what it is for. */
import { readConsent } from "../browser/consent.ts";
import { tellWaiting } from "./data-layer.ts";
import { secretScreen, toldAddress } from "./told-address.ts";

const SCRIPT = "https://www.googletagmanager.com/gtm.js";

const isLoaded = () => document.querySelector(`script[src^="${SCRIPT}"]`) !== null;

/**
 * Loads the container, once, for those who agreed to analytics or to what is behind advertisement. Pages opened by a secret link
 * do without, but for the summary of an order, where a purchase is told.
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
 * Tells the address that is shown, unless it was told. Before the container comes as well: it reads what was told from the
 * beginning, and every event is to find an address before it that tags may know.
 */
export function tellCurrentAddress(): void {
	const { href } = window.location;
	if (told === "" || toldAddress(href) !== told) tellAddress(href);
}

/**
 * The router sets off: tags hear of the next address from the browser's history, so what they may say of it comes first, and what
 * happened on this page before that. Nothing in a shop without a container.
 */
export function tellNextAddress(url: string): void {
	if (told === "") return;
	tellWaiting();
	tellAddress(new URL(url, window.location.href).href);
}

let told = "";

/** Tags of the container take these instead of the browser's own (support.google.com/analytics/answer/10270783). */
function tellAddress(href: string): void {
	const referrer = told === "" ? document.referrer : told;
	told = toldAddress(href);
	window.gtag?.("set", {
		page_location: told,
		...(referrer === "" ? {} : { page_referrer: toldAddress(referrer) }),
	});
}
