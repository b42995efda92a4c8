/** Whether a text is an IČO: eight digits, the last one a check digit (weights 8 to 2, modulo 11). Never throws. */
export function isCompanyId(text: string): boolean {
	if (!/^\d{8}$/.test(text)) return false;
	const sum = [...text.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
	return (11 - (sum % 11)) % 10 === Number(text[7]);
}

/** Normalises a typed IČO: spaces removed, leading zeros added. Not validated. */
export function normaliseCompanyId(typed: string): string {
	const text = typed.replace(/\s/g, "");
	return /^\d{1,8}$/.test(text) ? text.padStart(8, "0") : text;
}
