import { PHONE_PREFIXES, type PhonePrefix } from "./phone.ts";

/** The country that the shop ships to, and the phone prefix of most of its customers. */
export type HomeCountry = { code: string; phonePrefix: PhonePrefix };

export const CZECH_HOME: HomeCountry = { code: "CZ", phonePrefix: "+420" };

/** The shop's home country: the first one that it ships to, or the Czech Republic when there is none. */
export function homeCountryOf(
	countries: readonly { code: string; phone_prefix: string; is_shipped: boolean }[],
): HomeCountry {
	const shipped = countries.find(({ is_shipped }) => is_shipped);
	if (!shipped) return CZECH_HOME;
	const phonePrefix = PHONE_PREFIXES.find((prefix) => prefix === shipped.phone_prefix) ?? "";
	return { code: shipped.code, phonePrefix };
}
