import type { PostalAddressLeaf } from "schema-dts";
import { filled } from "./filled.ts";

export function postalAddress(place: { street: string; city: string; zip?: string }): PostalAddressLeaf {
	const { street, city, zip } = place;
	return {
		"@type": "PostalAddress",
		...filled({ streetAddress: street, addressLocality: city, postalCode: zip && spaced(zip) }),
		addressCountry: "CZ",
	};
}

/** A postcode as it is written on letters, "602 00". */
function spaced(zip: string): string {
	return zip.replace(/^(\d{3})(\d{2})$/, "$1 $2");
}
