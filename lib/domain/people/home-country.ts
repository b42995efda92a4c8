import { PHONE_PREFIXES, type PhonePrefix } from "./phone.ts";

/** The country that a shop ships to, and the prefix that most of its shoppers' phones have. */
export type HomeCountry = { code: string; phonePrefix: PhonePrefix };

export const CZECH_HOME: HomeCountry = { code: "CZ", phonePrefix: "+420" };

/** Home among the shop's countries: the first that is shipped to, or the Czech one when none is. */
export function homeCountryOf(
	countries: readonly { code: string; phone_prefix: string; is_shipped: boolean }[],
): HomeCountry {
	const shipped = countries.find(({ is_shipped }) => is_shipped);
	if (!shipped) return CZECH_HOME;
	const phonePrefix = PHONE_PREFIXES.find((prefix) => prefix === shipped.phone_prefix) ?? "";
	return { code: shipped.code, phonePrefix };
}
