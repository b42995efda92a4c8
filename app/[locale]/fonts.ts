import localFont from "next/font/local";

// Latin and latin-ext are separate, so that an English page loads only the first of each pair. Next reads these options
// statically: literals only.

const text = localFont({
	src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	variable: "--font-text-latin",
	weight: "300 900",
	declarations: [
		{
			prop: "unicode-range",
			value: "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212",
		},
	],
});
const textExt = localFont({
	src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
	variable: "--font-text-ext",
	weight: "300 900",
	adjustFontFallback: false,
	declarations: [{ prop: "unicode-range", value: "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+20A0-20AB" }],
});
const display = localFont({
	src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
	variable: "--font-display-latin",
	weight: "200 800",
	declarations: [
		{
			prop: "unicode-range",
			value: "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212",
		},
	],
});
const displayExt = localFont({
	src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
	variable: "--font-display-ext",
	weight: "200 800",
	adjustFontFallback: false,
	declarations: [{ prop: "unicode-range", value: "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+20A0-20AB" }],
});

/** Classes that define the font variables of styles/tokens.scss. */
export const fontVariables = [text, textExt, display, displayExt].map((font) => font.variable).join(" ");
