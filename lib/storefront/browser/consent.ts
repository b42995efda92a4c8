/** The visitor's consent (promises §4 Cookie consent): cookies of this browser, and signals to tags. */
import Cookies from "js-cookie";
import { COOKIES } from "#lib/domain/cookies.ts";
import { DAY_S } from "#lib/domain/durations.ts";
import { CONSENT_MAX_AGE_S } from "#lib/domain/limits.ts";
import { ACCEPTED, consentSignals, HIDDEN } from "./consent-mode.ts";

/** The optional purposes; technical cookies are always on. */
export type ConsentChoice = { analytical: boolean; marketing: boolean; advertisement: boolean };

const OPTIONAL = {
	analytical: COOKIES.acceptAnalytical,
	marketing: COOKIES.acceptMarketing,
	advertisement: COOKIES.acceptAdvertisement,
} as const satisfies Record<keyof ConsentChoice, string>;

export const ACCEPT_ALL: ConsentChoice = { analytical: true, marketing: true, advertisement: true };
export const ACCEPT_NONE: ConsentChoice = { analytical: false, marketing: false, advertisement: false };

const CHANGED = "konfety:consent-changed";
const OPEN = "konfety:consent-open";

/** Whether to show the bar: until the visitor decides, and again when the cookie expires. */
export function isConsentAsked(): boolean {
	return Cookies.get(COOKIES.consentBar) !== HIDDEN;
}

export function readConsent(): ConsentChoice {
	const isAccepted = (name: keyof ConsentChoice) => Cookies.get(OPTIONAL[name]) === ACCEPTED;
	return {
		analytical: isAccepted("analytical"),
		marketing: isAccepted("marketing"),
		advertisement: isAccepted("advertisement"),
	};
}

/** Stores the choice for a year and hides the bar. */
export function saveConsent(choice: ConsentChoice): void {
	keep(COOKIES.acceptTechnical, ACCEPTED);
	writeOptional(choice);
	keep(COOKIES.consentBar, HIDDEN);
	announceConsent();
}

/** Clears every consent; the refusal is stored for a year, so that the bar stays hidden. */
export function declineConsent(): void {
	drop(COOKIES.acceptTechnical);
	writeOptional(ACCEPT_NONE);
	keep(COOKIES.consentBar, HIDDEN);
	announceConsent();
}

export function hasMarketingConsent(): boolean {
	return readConsent().marketing;
}

/** Adds marketing to the choice, for content that needs it; the bar is unchanged. */
export function acceptMarketing(): void {
	keep(COOKIES.acceptMarketing, ACCEPTED);
	announceConsent();
}

/** Calls back on each change of the consent on this page. Returns the function that stops it. */
export function listenToConsent(onChange: () => void): () => void {
	window.addEventListener(CHANGED, onChange);
	return () => window.removeEventListener(CHANGED, onChange);
}

/** Opens the bar with the current choice. */
export function openConsent(): void {
	window.dispatchEvent(new Event(OPEN));
}

/** Calls back when the bar is to open. Returns the function that stops it. */
export function listenToConsentOpening(onOpen: () => void): () => void {
	window.addEventListener(OPEN, onOpen);
	return () => window.removeEventListener(OPEN, onOpen);
}

function writeOptional(choice: ConsentChoice): void {
	for (const [name, cookie] of Object.entries(OPTIONAL)) {
		if (choice[name as keyof ConsentChoice]) keep(cookie, ACCEPTED);
		else drop(cookie);
	}
}

function announceConsent(): void {
	window.gtag?.("consent", "update", consentSignals(readConsent()));
	window.dispatchEvent(new Event(CHANGED));
}

function keep(cookie: string, value: string): void {
	Cookies.set(cookie, value, {
		expires: CONSENT_MAX_AGE_S / DAY_S,
		sameSite: "Lax",
		path: "/",
		secure: window.location.protocol === "https:",
	});
}

function drop(cookie: string): void {
	Cookies.remove(cookie, { path: "/" });
}
