/** Prefixes offered beside a phone number (promises §3); the empty one is for a number typed with its prefix. */
export const PHONE_PREFIXES = [
	"+420",
	"+421",
	"+49",
	"+44",
	"+36",
	"+43",
	"+48",
	"+33",
	"+40",
	"+386",
	"+385",
	"",
] as const;
export type PhonePrefix = (typeof PHONE_PREFIXES)[number];

const MARKS = /[\s\-()./]/g;

/**
 * Normalises a typed number to "+420777123456": separators are removed, "00" becomes "+", a prefix in the number wins
 * over `prefix`, nine digits alone are Czech. Blank stays blank. Not validated.
 */
export function normalisePhone(typed: string, prefix: PhonePrefix = ""): string {
	const text = typed.replace(MARKS, "").replace(/^00/, "+");
	if (text === "" || text.startsWith("+")) return text;
	if (/^42[01]\d{9}$/.test(text)) return `+${text}`;
	// A national number with a leading zero: 0905 123 456, 030 901820.
	if (prefix !== "") return prefix + text.replace(/^0/, "");
	return /^[2-9]\d{8}$/.test(text) ? `+420${text}` : text;
}

/** Whether a normalised number is plausible: nine digits in the Czech and Slovak Republics, else 8 to 15 with the prefix. */
export function isPhone(phone: string): boolean {
	if (/^\+42[01]/.test(phone)) return /^\+42[01][2-9]\d{8}$/.test(phone);
	return /^\+[1-9]\d{7,14}$/.test(phone);
}

/** A stored number for the two fields of a form: "+420", "777 123 456". */
export function splitPhone(phone: string): { prefix: PhonePrefix; number: string } {
	const whole = normalisePhone(phone);
	const prefix = PHONE_PREFIXES.find((one) => one !== "" && whole.startsWith(one)) ?? "";
	const rest = whole.slice(prefix.length);
	return { prefix, number: /^\d{9}$/.test(rest) ? inThrees(rest) : rest };
}

/** A stored number for reading: "+420 777 123 456", with no-break spaces. */
export function formatPhone(phone: string): string {
	const { prefix, number } = splitPhone(phone);
	return `${prefix} ${number}`.trim().replaceAll(" ", "\u00a0");
}

function inThrees(digits: string): string {
	return digits.replace(/(\d{3})(?=\d)/g, "$1 ");
}
