import type { ServiceLeaf } from "schema-dts";
import type { Service } from "#lib/contract/schemas/request.ts";
import { shopAddress } from "../client/shop-address.ts";
import { filled } from "./filled.ts";
import { shopReference } from "./organization.ts";
import { pictureAddresses } from "./picture-address.ts";

/** A service that the shop provides at and around its branches. */
export function service({ title, perex, image, url }: Service): ServiceLeaf {
	return {
		"@type": "Service",
		"@id": `${shopAddress(url)}#service`,
		name: title,
		serviceType: title,
		...filled({ description: perex, image: pictureAddresses([image]) }),
		url: shopAddress(url),
		areaServed: "CZ",
		provider: shopReference(),
	};
}
