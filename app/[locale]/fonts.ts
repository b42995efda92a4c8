import localFont from "next/font/local";

// Made by tools/fonts, one file for each family. Next reads these options statically: literals only. The range is that of
// tools/fonts/letters.ts (tests/unit/styles/fonts.test.ts).

const text = localFont({
	src: "../../styles/fonts/figtree.woff2",
	variable: "--font-text-shop",
	weight: "400 700",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0020-007E,U+00A0-00A3,U+00A5-00AC,U+00AE-00FF,U+010C-010F,U+011A-011B,U+0139-013A,U+013D-013E,U+0147-0148,U+0154-0155,U+0158-0159,U+0160-0161,U+0164-0165,U+016E-016F,U+017D-017E,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2192,U+2212",
		},
	],
});
const display = localFont({
	src: "../../styles/fonts/bricolage-grotesque.woff2",
	variable: "--font-display-shop",
	weight: "700",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0020-007E,U+00A0-00A3,U+00A5-00AC,U+00AE-00FF,U+010C-010F,U+011A-011B,U+0139-013A,U+013D-013E,U+0147-0148,U+0154-0155,U+0158-0159,U+0160-0161,U+0164-0165,U+016E-016F,U+017D-017E,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2192,U+2212",
		},
	],
});
/** Other letters of Latin scripts, as in names that an import brought. Only a page that has one asks for it. */
const others = localFont({
	src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
	variable: "--font-others",
	weight: "300 900",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0100-010B,U+0110-0119,U+011C-0138,U+013B-013C,U+013F-0146,U+0149-0153,U+0156-0157,U+015A-015F,U+0162-0163,U+0166-016D,U+0170-017C,U+017F-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+20A0-20AB",
		},
	],
});

/** Classes that define the font variables of styles/tokens.scss. */
export const fontVariables = [text, display, others].map((font) => font.variable).join(" ");
