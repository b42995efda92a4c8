import { expect, test } from "vitest";
import { hashPassword, isPassword } from "#lib/shop/people/customer/password-hash.ts";

test("a password is known by its hash, to the letter", async () => {
	const kept = await hashPassword("tři veverky v lese");
	expect(await isPassword(kept, "tři veverky v lese")).toBe(true);
	expect(await isPassword(kept, "tři veverky v lesE")).toBe(false);
});

test("of an account that is not there no password is right, not even the one that nobody has", async () => {
	for (const password of ["", "a password that nobody has"]) expect(await isPassword(undefined, password)).toBe(false);
});
