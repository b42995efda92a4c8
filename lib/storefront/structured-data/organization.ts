import type { ContactPointLeaf, OnlineStoreLeaf } from "schema-dts";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { shopAddress } from "../client/shop-address.ts";
import { filled } from "./filled.ts";
import { postalAddress } from "./postal-address.ts";
import { returnPolicy } from "./return-policy.ts";

/** Reference to the shop; the home page describes it in full. */
export function shopReference(): { "@id": string } {
	return { "@id": shopAddress("/#organization") };
}

/** The shop in short, for pages that do not describe it in full. */
export function shortOrganization(name: string): OnlineStoreLeaf {
	return { "@type": "OnlineStore", ...shopReference(), name, url: shopAddress("/"), logo: logo() };
}

/** The shop with its company, contacts, social profiles and return policy. */
export function organization(contacts: Settings["contacts"], shop: { name: string; locale: Locale }): OnlineStoreLeaf {
	const { company, phone, email, social, companyId, taxId } = contacts;
	return {
		...shortOrganization(shop.name),
		...filled({ legalName: company, telephone: phone, email, vatID: taxId, sameAs: social.map(({ url }) => url) }),
		...(companyId ? { identifier: { "@type": "PropertyValue", propertyID: "IČO", value: companyId } } : {}),
		address: postalAddress({ street: contacts.street, ...townOf(contacts.city) }),
		contactPoint: contactPoint(contacts),
		hasMerchantReturnPolicy: returnPolicy(shop.locale, null),
	};
}

function contactPoint({ phone, email }: Settings["contacts"]): ContactPointLeaf {
	return {
		"@type": "ContactPoint",
		contactType: "customer service",
		...filled({ telephone: phone, email }),
		areaServed: "CZ",
		availableLanguage: [...LOCALES],
	};
}

/** The settings have postcode and town on one line, "150 00 Praha 5". */
function townOf(line: string): { city: string; zip?: string } {
	const [, zip, city] = /^(\d{3}\s?\d{2})\s+(.+)$/.exec(line) ?? [];
	return city && zip ? { city, zip } : { city: line };
}

const logo = () => shopAddress("/icon.svg");
