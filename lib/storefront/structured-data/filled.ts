type Filled<Facts> = { [Key in keyof Facts]?: Exclude<Facts[Key], null | undefined> };

/** The facts without null, undefined, "" and empty lists, which search engines report as errors. */
export function filled<Facts extends object>(facts: Facts): Filled<Facts> {
	const said = Object.entries(facts).filter(([, value]) => !isEmpty(value));
	return Object.fromEntries(said) as Filled<Facts>;
}

function isEmpty(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
