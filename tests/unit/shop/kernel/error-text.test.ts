import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { errorText } from "#lib/shop/kernel/base/error-text.ts";

test("an error is described with its causes, without the SQL statement and its values", () => {
	const cause = new Error("connection lost");
	const statement = new DrizzleQueryError("select 1 from users where email = $1", ["eva@konfety.test"], cause);
	expect(errorText(new Error("mail not sent", { cause: statement }))).toBe(
		"mail not sent: statement failed: connection lost",
	);
	expect(errorText("plain")).toBe("plain");
});

test("an address that stands for several, none of which answers, is described by the code", () => {
	const refused = Object.assign(new AggregateError([new Error("::1"), new Error("127.0.0.1")]), {
		code: "ECONNREFUSED",
	});
	expect(errorText(refused)).toBe("ECONNREFUSED");
});
