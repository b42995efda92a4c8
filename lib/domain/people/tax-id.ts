import { isCompanyId } from "./company-id.ts";

/**
 * Whether a text is a normalised Czech DIČ, "CZ" with 8 to 10 digits: a company's IČO, nine digits from 6 for groups
 * and special cases, otherwise a birth number. Never throws.
 */
export function isTaxId(text: string): boolean {
	const digits = /^CZ(\d{8,10})$/.exec(text)?.[1];
	if (digits === undefined) return false;
	if (digits.length === 8) return !digits.startsWith("9") && isCompanyId(digits);
	if (digits.length === 9 && digits.startsWith("6")) return specialCheckDigit(digits) === Number(digits[8]);
	return isBirthNumber(digits);
}

/** Normalises a typed DIČ: upper case, no spaces or dashes, "CZ" added to bare digits. Not validated. */
export function normaliseTaxId(typed: string): string {
	const text = typed.replace(/[\s\-.]/g, "").toUpperCase();
	return /^\d{8,10}$/.test(text) ? `CZ${text}` : text;
}

/** (8 − (10 − Σ(8−i)·dᵢ of the middle seven mod 11) mod 11) mod 10. */
function specialCheckDigit(digits: string): number {
	const sum = [...digits.slice(1, 8)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
	return (18 - ((10 - (sum % 11)) % 11)) % 10;
}

/**
 * Nine digits until 1953, ten with a check digit since; women have 50 added to the month, and since 2004 another 20 may
 * be added to either.
 */
function isBirthNumber(digits: string): boolean {
	const [yy = 0, mm = 0, dd = 0] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number);
	const isOld = digits.length === 9;
	if (isOld && yy > 53 && yy < 80) return false;
	// A birth year before 1900 is read as a hundred years later, which has the same days.
	const year = yy + (isOld || yy > 53 ? 1900 : 2000);
	const month = (mm % 50) % 20;
	const isOverflow = mm % 50 > 20;
	if (isOverflow && year < 2004) return false;
	const date = new Date(Date.UTC(year, month - 1, dd));
	if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dd) return false;
	return isOld || (Number(digits.slice(0, 9)) % 11) % 10 === Number(digits[9]);
}
