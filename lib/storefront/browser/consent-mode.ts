/** Google's Consent Mode v2: everything is denied before a tag can ask; the visitor's consent follows. */
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

/** The signals that each choice grants to tags. */
export function consentSignals(choice: { analytical: boolean; marketing: boolean; advertisement: boolean }) {
	const ads: Signal = choice.marketing || choice.advertisement ? "granted" : "denied";
	const analytics: Signal = choice.analytical ? "granted" : "denied";
	return { analytics_storage: analytics, ad_storage: ads, ad_user_data: ads, ad_personalization: ads };
}

/**
 * The first script in the head of every page: denies everything, then grants what the cookies of an earlier choice
 * allow. Marks the document while the visitor has not decided, so that the bar is painted with the page. Not in React,
 * since tags need it before hydration.
 */
export const CONSENT_MODE_SCRIPT = `(function(w,d){
w.dataLayer=w.dataLayer||[];
w.gtag=function(){w.dataLayer.push(arguments)};
w.gtag("consent","default",${JSON.stringify(DENIED)});
function has(name){return d.cookie.split("; ").indexOf(name+"=${ACCEPTED}")>=0}
function signal(is){return is?"granted":"denied"}
var n=has("${COOKIES.acceptAnalytical}"),m=has("${COOKIES.acceptMarketing}")||has("${COOKIES.acceptAdvertisement}"),a=signal(m);
if(n||m)w.gtag("consent","update",{analytics_storage:signal(n),ad_storage:a,ad_user_data:a,ad_personalization:a});
if(d.cookie.split("; ").indexOf("${COOKIES.consentBar}=${HIDDEN}")<0)d.documentElement.dataset.consent="asked"
})(window,document)`;
