/**
 * EAN-13 or EAN-8 of a bar code with a right check digit; UPC-A becomes EAN-13 (GS1 General Specifications §7.9). Else
 * null.
 */
export function eanOf(barcode: string): string | null {
	const digits = barcode.replace(/^'/, "").replace(/[\s-]/g, "");
	if (!/^(?:\d{8}|\d{12}|\d{13})$/.test(digits)) return null;
	// Weights 3 and 1 alternate from the digit before the last one.
	const sum = [...digits]
		.reverse()
		.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
	if (sum % 10 !== 0) return null;
	return digits.length === 12 ? `0${digits}` : digits;
}
