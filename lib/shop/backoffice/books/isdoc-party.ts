import { splitStreet } from "../../../domain/people/house-number.ts";
import type { DocumentData } from "../../telling/document/document-data.ts";
import { plain } from "../../telling/document/document-format.ts";
import { element, group, standing } from "../../telling/publish/xml.ts";
import type { BookedDocument } from "./booked-document.ts";

/** The seller: a company in the Czech Republic. */
export function sellerParty({ seller }: DocumentData): string {
	const [, zip = "", city = seller.city] = /^(\d{3} ?\d{2})\s+(.+)$/.exec(seller.city.trim()) ?? [];
	return party({
		companyId: seller.companyId,
		name: seller.company,
		address: { street: seller.street, city, zip, countryCode: "CZ", country: "Česká republika" },
		taxId: seller.taxId,
		register: group("RegisterIdentification", element("Preformatted", plain(seller.registration))),
		contact: element("Telephone", plain(seller.phone)) + element("ElectronicMail", plain(seller.email)),
	});
}

/** The buyer: a company with its contact person, or a person. */
export function buyerParty({ data: { buyer }, country }: BookedDocument): string {
	const person = `${buyer.firstname} ${buyer.lastname}`;
	const isCompany = buyer.company.trim() !== "";
	return party({
		companyId: buyer.companyId,
		name: isCompany ? buyer.company : person,
		address: { ...buyer, countryCode: country },
		taxId: buyer.taxId,
		register: "",
		contact: isCompany ? element("Name", plain(person)) : "",
	});
}

type Party = {
	companyId: string;
	name: string;
	address: { street: string; city: string; zip: string; countryCode: string; country: string };
	taxId: string;
	register: string;
	contact: string;
};

function party({ companyId, name, address, taxId, register, contact }: Party): string {
	const { city, zip, countryCode, country } = address;
	const { street, houseNumber, addition } = splitStreet(plain(address.street));
	// In a village without streets its name replaces the street. ISDOC has no field for a floor or a flat.
	const streetName = [street || city, addition && `(${addition})`].filter(Boolean).join(" ");
	return group(
		"Party",
		group("PartyIdentification", standing("ID", companyId)),
		group("PartyName", standing("Name", plain(name))),
		group(
			"PostalAddress",
			standing("StreetName", plain(streetName)),
			standing("BuildingNumber", houseNumber),
			standing("CityName", plain(city)),
			standing("PostalZone", zip.replaceAll(" ", "")),
			group("Country", standing("IdentificationCode", countryCode), standing("Name", plain(country))),
		),
		taxId === "" ? "" : group("PartyTaxScheme", standing("CompanyID", taxId), standing("TaxScheme", "VAT")),
		register,
		group("Contact", contact),
	);
}
