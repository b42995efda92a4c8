"use client";
import { useEffect } from "react";
import { listenToConsent, readConsent } from "#lib/storefront/browser/consent.ts";
import { whenLoaded } from "#lib/storefront/browser/when-idle.ts";

const loadCode = () => import("#lib/storefront/analytics/vitals.ts");

/** Has the page's speed measured for who agreed to analytical cookies, now or before, once the page is there and idle. */
export function Vitals() {
	useEffect(() => {
		const measure = () => {
			// Where the code does not come, nothing is measured.
			if (readConsent().analytical)
				loadCode().then(
					({ measureVitals }) => measureVitals(),
					() => {},
				);
		};
		const measureLater = () => whenLoaded(measure);
		measureLater();
		return listenToConsent(measureLater);
	}, []);
	return null;
}
