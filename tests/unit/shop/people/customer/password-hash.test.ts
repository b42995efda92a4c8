import { expect, test } from "vitest";
import { hashPassword, isPassword } from "#lib/shop/people/customer/password-hash.ts";

test("a hash matches exactly its password", async () => {
	const kept = await hashPassword("tři veverky v lese");
	expect(await isPassword(kept, "tři veverky v lese")).toBe(true);
	expect(await isPassword(kept, "tři veverky v lesE")).toBe(false);
});

test("for an account that does not exist every password is wrong, even that of the placeholder hash", async () => {
	for (const password of ["", "a password that nobody has"]) expect(await isPassword(undefined, password)).toBe(false);
});
