import { expect, test } from "vitest";
import { meantEmail } from "#lib/domain/people/email-slip.ts";

test.each([
	["jana@seznm.cz", "jana@seznam.cz"],
	["jana@sezanm.cz", "jana@seznam.cz"],
	["Jana.Nova+1@GMAL.com", "Jana.Nova+1@gmail.com"],
	["jana@gmail.co", "jana@gmail.com"],
	["jana@centrm.cz", "jana@centrum.cz"],
	["jana@seznam.cz", null],
	["jana@mail.com", null],
	["jana@ymail.com", null],
	["jana@konfety.example", null],
	["jana@firma-sezam.cz", null],
	["jana@", null],
	["@seznm.cz", null],
	["", null],
])("%j was meant as %j", (typed, meant) => expect(meantEmail(typed)).toBe(meant));
