import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { FONTS, fontMetrics, readMetrics } from "#lib/shop/content/pictures/font.ts";

const CZECH = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzžAÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ";
const NAMES = ["title", "line"] as const;

test.each(NAMES)("the font of a %s has all Czech letters, figures and the signs of names", (name) => {
	const { has } = fontMetrics(name);
	const lacking = [...`${CZECH}0123456789 \u00a0„“‚’'"–—-…×%&+*/()!?.,:;°½€#@<>`].filter(
		(letter) => !has(letter.codePointAt(0) ?? 0),
	);
	expect(lacking).toEqual([]);
});

test.each(NAMES)("the font of a %s reports which letters it lacks", (name) => {
	const { has } = fontMetrics(name);
	expect([..."🎈مא日\u0000\uffff"].filter((letter) => has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test.each(["Příliš žluťoučký kůň", "AVAWA To. 1 299", "Balónky – 50 ks (½)", "…"])(
	"the letters of %j have the widths that another font library gives",
	(text) => {
		const other = new PDFDocument().font(FONTS.title.file).fontSize(48);
		const sum = [...text].reduce((width, letter) => width + other.widthOfString(letter), 0);
		expect(fontMetrics("title").widthOf(text, 48)).toBeCloseTo(sum, 5);
	},
);

test("letters that the font lacks have no width", () => {
	expect(fontMetrics("title").widthOf("🎈", 48)).toBe(0);
});

test("a file that is not a font is refused", () => {
	expect(() => readMetrics(Buffer.alloc(64))).toThrow("A font without head");
});
