/** Google's Consent Mode v2: everything is denied before any tag could ask, and what the visitor agreed to follows. */
import { COOKIES } from "#lib/domain/cookies.ts";

export const ACCEPTED = "accepted";
export const HIDDEN = "hidden";

type Signal = "granted" | "denied";

declare global {
	interface Window {
		gtag?: {
			(command: "consent", about: "default" | "update", signals: Record<string, Signal>): void;
			(command: "set", values: Record<string, string>): void;
		};
	}
}

const DENIED = {
	ad_storage: "denied",
	ad_user_data: "denied",
	ad_personalization: "denied",
	analytics_storage: "denied",
	functionality_storage: "denied",
	personalization_storage: "denied",
	security_storage: "granted",
} as const satisfies Record<string, Signal>;

/** What each choice lets tags do. */
export function consentSignals(choice: { analytical: boolean; marketing: boolean; advertisement: boolean }) {
	const ads: Signal = choice.marketing || choice.advertisement ? "granted" : "denied";
	const analytics: Signal = choice.analytical ? "granted" : "denied";
	return { analytics_storage: analytics, ad_storage: ads, ad_user_data: ads, ad_personalization: ads };
}

/**
 * The script in the head of every page, before all others: denies everything, then repeats an earlier choice from its cookies.
 * Outside of React, since a tag must find it there whatever hydration does.
 */
export const CONSENT_MODE_SCRIPT = `(function(w,d){
w.dataLayer=w.dataLayer||[];
w.gtag=function(){w.dataLayer.push(arguments)};
w.gtag("consent","default",${JSON.stringify(DENIED)});
function has(name){return d.cookie.split("; ").indexOf(name+"=${ACCEPTED}")>=0}
function signal(is){return is?"granted":"denied"}
var n=has("${COOKIES.acceptAnalytical}"),m=has("${COOKIES.acceptMarketing}")||has("${COOKIES.acceptAdvertisement}"),a=signal(m);
if(n||m)w.gtag("consent","update",{analytics_storage:signal(n),ad_storage:a,ad_user_data:a,ad_personalization:a})
})(window,document)`;
