/** Weights of the ten digits of a Czech account number and of its prefix (decree 169/2011). */
const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/** IBAN of a Czech account such as "19-2000145399/0800", without spaces; null when a check digit is wrong. Never throws. */
export function ibanOfCzechAccount(account: string): string | null {
	const match = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(account.replace(/\s/g, ""));
	if (!match) return null;
	const [, prefix = "", number = "", bank = ""] = match;
	if (/^0+$/.test(number) || !isWeighed(prefix) || !isWeighed(number)) return null;
	const digits = bank + prefix.padStart(6, "0") + number.padStart(10, "0");
	// "CZ00" is appended, letters as numbers: C = 12, Z = 35 (ISO 13616).
	const check = 98n - (BigInt(`${digits}123500`) % 97n);
	return `CZ${String(check).padStart(2, "0")}${digits}`;
}

/** For reading: "CZ65 0800 0000 1920 0014 5399", whose groups alone may stand on two lines. */
export function formatIban(iban: string): string {
	return iban.replace(/(.{4})(?=.)/g, "$1 ");
}

function isWeighed(digits: string): boolean {
	const sum = [...digits.padStart(10, "0")].reduce(
		(total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0),
		0,
	);
	return sum % 11 === 0;
}
