/** What was typed as a postcode: "602 00", "CZ-60200" become "60200". Not checked. */
export function normaliseZip(typed: string): string {
	return typed.replace(/^\s*(CZ|SK)[\s-]*/i, "").replace(/\s/g, "");
}

/** Whether a normalised postcode can be one of a country: five digits, in the Czech Republic from 1 to 7. */
export function isZip(zip: string, country: string): boolean {
	return country === "CZ" ? /^[1-7]\d{4}$/.test(zip) : /^\d{5}$/.test(zip);
}

/** A kept postcode as the Czech and Slovak post write it, "602 00" with a space that does not break; another stays as it is. */
export function formatZip(zip: string): string {
	return zip.replace(/^(\d{3})(\d{2})$/, "$1\u00a0$2");
}
