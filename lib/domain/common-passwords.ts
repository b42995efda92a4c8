/** Passwords that everybody tries first, and their Czech cousins; lower case, at least 8 characters. */
const COMMON = new Set(["password", "12345678", "123456789", "qwertyuiop", "heslo123"]);

/** Whether a password is one of the commonest, in any case of letters, or one character over and over. */
export function isCommonPassword(password: string): boolean {
	const plain = password.toLowerCase();
	return COMMON.has(plain) || /^(.)\1*$/u.test(plain);
}
