import type { DayOfWeek, OpeningHoursSpecificationLeaf, StoreLeaf } from "schema-dts";
import type { Store } from "#lib/contract/schemas/store.ts";
import { type Hours, weekRuns } from "#lib/domain/time/opening-hours.ts";
import { shopAddress } from "../client/shop-address.ts";
import { filled } from "./filled.ts";
import { shopReference } from "./organization.ts";
import { pictureAddresses } from "./picture-address.ts";
import { postalAddress } from "./postal-address.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** Opening and closing at midnight means closed all day (Google's documentation of LocalBusiness). */
const CLOSED: Hours = ["00:00", "00:00"];

/** A branch. schema.org has no type for party shops, and the types below Store (toys, hobbies, clothes) do not fit. */
export function store(branch: Store): StoreLeaf {
	const { name, url, description, phone, email, position, pictures, image, special_days } = branch;
	const { latitude, longitude } = position;
	return {
		"@type": "Store",
		"@id": `${shopAddress(url)}#store`,
		name,
		url: shopAddress(url),
		...filled({ description, telephone: phone, email, image: pictureAddresses([image, ...pictures]) }),
		address: postalAddress(branch),
		geo: { "@type": "GeoCoordinates", latitude, longitude },
		hasMap: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
		currenciesAccepted: "CZK",
		openingHoursSpecification: weekRuns(branch.opening_hours).map(({ from, to, hours }) => ({
			...opening(hours),
			dayOfWeek: WEEK.slice(from - 1, to).map((day): DayOfWeek => `https://schema.org/${day}`),
		})),
		...filled({
			specialOpeningHoursSpecification: special_days.map(({ day, hours }) => ({
				...opening(hours ?? CLOSED),
				validFrom: day,
				validThrough: day,
			})),
		}),
		parentOrganization: shopReference(),
	};
}

function opening([opens, closes]: Hours): OpeningHoursSpecificationLeaf {
	return { "@type": "OpeningHoursSpecification", opens, closes };
}
