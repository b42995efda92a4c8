/** Normalises a typed postcode: "602 00" and "CZ-60200" become "60200". Not validated. */
export function normaliseZip(typed: string): string {
	return typed.replace(/^\s*(CZ|SK)[\s-]*/i, "").replace(/\s/g, "");
}

/** Whether a normalised postcode fits a country: five digits, in the Czech Republic beginning with 1 to 7. */
export function isZip(zip: string, country: string): boolean {
	return country === "CZ" ? /^[1-7]\d{4}$/.test(zip) : /^\d{5}$/.test(zip);
}

/** A stored postcode as the Czech and Slovak post write it, "602 00" with a no-break space; others are unchanged. */
export function formatZip(zip: string): string {
	return zip.replace(/^(\d{3})(\d{2})$/, "$1\u00a0$2");
}
