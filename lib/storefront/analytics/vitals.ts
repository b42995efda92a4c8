/** Measures how quick the page was, and tells it when the page is left (decisions 142). Loaded after consent alone. */
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { VitalsBody } from "#lib/contract/schemas/vitals.ts";
import { MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import { VITAL_FACTS } from "#lib/domain/vitals/vitals.ts";
import { screenKindAt } from "#lib/i18n/screen-kind.ts";
import { readConsent } from "../browser/consent.ts";
import { tell } from "../client/tell.ts";

type About = Omit<VitalsBody, "values">;

/** Measured, and not told yet. */
let values: VitalsBody["values"] = {};
/** Ids of what was told: a count cannot be taken back, so a value that grows afterwards stays as it was told. */
const told = new Set<string>();
let isMeasuring = false;

/** Begins to measure this document, once. Browsers keep what happened before. */
export function measureVitals(): void {
	if (isMeasuring) return;
	isMeasuring = true;
	const about = { kind: screenKindAt(documentPath()), device: deviceHere() };
	for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(keep);
	// Later than the library's own listeners, which catch the event on its way down.
	window.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") tellVitals(about);
	});
}

function keep({ name, id, value, navigationType }: MetricType): void {
	// Brought back from the browser's memory the page was not loaded, and may be another than the document began with.
	if (told.has(id) || navigationType === "back-forward-cache") return;
	told.add(id);
	values[name] = Math.min(value, VITAL_FACTS[name].max);
}

/** What was measured without a consent, or before it was withdrawn, is forgotten. */
function tellVitals(about: About): void {
	const measured = values;
	values = {};
	if (Object.keys(measured).length === 0 || !readConsent().analytical) return;
	tell("POST /vitals", { body: { ...about, values: measured } });
}

/** Of the page that the document was loaded with; the router may have gone on to another. */
function documentPath(): string {
	const [loaded] = performance.getEntriesByType("navigation");
	return loaded ? new URL(loaded.name).pathname : window.location.pathname;
}

function deviceHere(): About["device"] {
	return window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches ? "computer" : "phone";
}
