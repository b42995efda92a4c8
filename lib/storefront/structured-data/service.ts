import type { ServiceLeaf } from "schema-dts";
import type { Service } from "#lib/contract/schemas/request.ts";
import { shopAddress } from "../client/shop-address.ts";
import { filled } from "./filled.ts";
import { shopReference } from "./organization.ts";
import { pictureAddresses } from "./picture-address.ts";

/** A service of the shop, which it does at its branches and around them. */
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
