import { expect, test } from "vitest";
import { eanOf } from "#lib/domain/goods/ean.ts";

test.each([
	["8590000000015", "8590000000015"],
	["'859 0000-000015", "8590000000015"],
	["96385074", "96385074"],
	["036000291452", "0036000291452"],
])("%s is the EAN %s", (barcode, ean) => {
	expect(eanOf(barcode)).toBe(ean);
});

test.each([
	"",
	"8590000000016",
	"1234567890123",
	"859000000001",
	"abc",
	"85900000000150",
	"08590000000015",
	"859000000'0015",
])("%j is not an EAN", (barcode) => {
	expect(eanOf(barcode)).toBeNull();
});
