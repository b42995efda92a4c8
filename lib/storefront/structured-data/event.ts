import type { EventLeaf, PlaceLeaf } from "schema-dts";
import type { Event } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { shopAddress } from "../client/shop-address.ts";
import { filled } from "./filled.ts";
import { shortOrganization } from "./organization.ts";
import { pictureAddresses } from "./picture-address.ts";
import { postalAddress } from "./postal-address.ts";
import { pragueDateTime } from "./prague-time.ts";

/** A public event; a past one has no offer. */
export function event(locale: Locale, shown: Event, shopName: string): EventLeaf {
	const { title, perex, image, url, starts_at, ends_at, is_over, price_with_tax, place } = shown;
	return {
		"@type": "Event",
		"@id": `${shopAddress(url)}#event`,
		name: title,
		...filled({ description: perex, image: pictureAddresses([image]) }),
		url: shopAddress(url),
		startDate: pragueDateTime(new Date(starts_at)),
		endDate: pragueDateTime(new Date(ends_at)),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: placeOf(place),
		organizer: shortOrganization(shopName),
		inLanguage: locale,
		isAccessibleForFree: price_with_tax === 0,
		...(is_over
			? {}
			: {
					offers: {
						"@type": "Offer",
						price: minorToDecimal(price_with_tax),
						priceCurrency: "CZK",
						availability: "https://schema.org/InStock",
						url: shopAddress(url),
					},
				}),
	};
}

/** A place without a street uses its name as address, which search engines require. */
function placeOf({ name, street, city, url }: Event["place"]): PlaceLeaf {
	return {
		"@type": "Place",
		name,
		address: street === "" && city === "" ? name : postalAddress({ street, city }),
		...(url === null ? {} : { url: shopAddress(url) }),
	};
}
