import { expect, test } from "vitest";
import { homeCountryOf } from "#lib/domain/people/home-country.ts";

const aCountry = (code: string, phone_prefix: string, is_shipped: boolean) => ({ code, phone_prefix, is_shipped });

test.each([
	["the one that is shipped to", [aCountry("CZ", "+420", false), aCountry("SK", "+421", true)], "SK", "+421"],
	["the first of several", [aCountry("CZ", "+420", true), aCountry("SK", "+421", true)], "CZ", "+420"],
	["without a prefix when forms do not offer it", [aCountry("PT", "+351", true)], "PT", ""],
	["the Czech Republic when nothing is shipped anywhere", [aCountry("SK", "+421", false)], "CZ", "+420"],
	["the Czech Republic when no country is known", [], "CZ", "+420"],
])("home is %s", (_, countries, code, phonePrefix) => {
	expect(homeCountryOf(countries)).toEqual({ code, phonePrefix });
});
