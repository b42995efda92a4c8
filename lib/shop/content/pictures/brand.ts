/** Brand colours in pictures; names as in styles/tokens.scss. */
export const DRESS = {
	ink: "#1f1a2e",
	inkSoft: "#5b5468",
	paper: "#fffdf9",
	primary: "#d3104f",
	sunflower: "#ffc93c",
	mint: "#3fb68b",
	sky: "#4a90e2",
} as const;

/** Letters of the shop's name in the display font, as outlines: pictures are drawn without that font. */
const NAME = [
	"M48 31L48 11.9L52.7 11.9L52.7 20.2Q54.1 19.6 55.3 18.6Q56.5 17.7 57.5 16.6Q58.4 15.4 59 14.2Q59.7 13 59.9 11.9L65.3 11.9Q65 13.2 64.2 14.6Q63.4 15.9 62.3 17.2Q61.2 18.5 60 19.5Q58.7 20.4 57.4 21L57.4 21.5Q58.7 21.5 59.8 21.7Q60.8 22 61.6 22.6Q62.4 23.3 63 24.2Q63.6 25.1 64 26.4L65.7 31L60.4 31L59.3 27.2Q58.9 25.9 58.4 25.2Q57.8 24.4 56.8 24.1Q55.9 23.8 54.4 23.8L52.7 23.8L52.7 31Z",
	"M73.6 31.4Q71.3 31.4 69.5 30.5Q67.7 29.6 66.7 27.8Q65.7 26 65.7 23.3Q65.7 20.6 66.7 18.8Q67.7 17.1 69.5 16.2Q71.3 15.3 73.6 15.3Q75.9 15.3 77.7 16.2Q79.5 17.1 80.5 18.9Q81.6 20.6 81.6 23.3Q81.6 26.1 80.5 27.9Q79.5 29.7 77.7 30.6Q75.8 31.4 73.6 31.4ZM73.7 28Q74.8 28 75.5 27.5Q76.2 27.1 76.5 26.1Q76.9 25.1 76.9 23.6Q76.9 22.1 76.5 21Q76.1 20 75.4 19.4Q74.6 18.8 73.5 18.8Q72.5 18.8 71.8 19.3Q71.1 19.8 70.7 20.8Q70.4 21.8 70.4 23.3Q70.4 25.6 71.2 26.8Q72.1 28 73.7 28Z",
	"M83.4 31L83.4 21.8L83.4 15.7L87.1 15.7L87.2 20.2L87.8 20.2Q88.2 18.6 88.9 17.5Q89.6 16.4 90.6 15.8Q91.7 15.3 93.2 15.3Q95.8 15.3 97.3 17.2Q98.7 19.1 98.7 23.2L98.7 31L94 31L94 23.7Q94 21.3 93.3 20.2Q92.6 19.1 91.3 19.1Q90.2 19.1 89.5 19.8Q88.7 20.5 88.4 21.6Q88 22.7 88 24L88 31Z",
	"M102.3 31L102.3 21.5L99.9 21.5L99.9 18.1L104.1 18.3L104.1 17.7Q103 17.5 102.3 17Q101.6 16.5 101.3 15.7Q101 15 101 14.2Q101 12.9 101.6 12Q102.3 11.1 103.5 10.6Q104.7 10.1 106.3 10.1Q107.8 10.1 108.9 10.4Q110.1 10.8 110.8 11.3L110.5 15.5Q109.8 15 108.9 14.6Q108 14.3 107.2 14.3Q106.4 14.3 105.8 14.7Q105.3 15.2 105.3 16.1Q105.3 16.9 105.6 17.3Q105.9 17.6 106.4 17.8Q106.9 17.9 107.4 17.9L110.8 17.9L110.8 21.5L106.8 21.5L106.8 31Z",
	"M119.3 31.4Q117.4 31.4 115.9 30.9Q114.4 30.4 113.3 29.4Q112.3 28.4 111.7 27Q111.2 25.5 111.2 23.6Q111.2 21.8 111.7 20.3Q112.3 18.7 113.3 17.6Q114.3 16.5 115.7 15.9Q117.2 15.3 119 15.3Q120.9 15.3 122.3 15.9Q123.7 16.5 124.6 17.6Q125.5 18.8 125.9 20.5Q126.4 22.1 126.2 24.3L114.3 24.4L114.3 21.9L123.6 21.8L121.9 23Q122.1 21.5 121.7 20.6Q121.4 19.7 120.6 19.3Q119.9 18.8 119.1 18.8Q118.1 18.8 117.3 19.4Q116.5 20 116.1 21Q115.7 22 115.7 23.5Q115.7 25.9 116.7 27Q117.7 28.1 119.3 28.1Q120.1 28.1 120.6 27.9Q121.1 27.6 121.5 27.3Q121.8 27 122 26.6Q122.2 26.2 122.3 25.8L126.4 26.7Q126.1 27.7 125.6 28.6Q125.1 29.5 124.3 30.1Q123.4 30.7 122.2 31.1Q121 31.4 119.3 31.4Z",
	"M134.2 31.4Q131.5 31.4 130.2 29.9Q128.9 28.5 128.9 25.3L128.9 19.3L126.7 19.3L126.8 15.7L128.4 15.7Q129.3 15.7 129.8 15.4Q130.3 15.2 130.4 14.4L130.8 12.3L133.4 12.3L133.4 15.7L137.1 15.7L137.1 19.5L133.4 19.5L133.4 25.1Q133.4 26.1 133.9 26.6Q134.4 27.1 135.3 27.1Q135.9 27.1 136.4 26.9Q136.9 26.8 137.2 26.6L137.2 30.9Q136.3 31.2 135.5 31.3Q134.7 31.4 134.2 31.4Z",
	"M144.9 36.3Q143.8 36.3 142.6 36.1Q141.3 35.9 140.3 35.5Q139.2 35.1 138.4 34.5L139.5 30.4Q140.5 31.3 142 31.8Q143.4 32.2 144.7 32.2Q146.3 32.2 147.3 31.7Q148.3 31.1 148.8 29.8Q149.4 28.6 149.4 26.8L149.6 24.2L148.9 24.2Q148.6 26.1 148 27.3Q147.3 28.5 146.3 29.1Q145.3 29.6 144 29.6Q142.3 29.6 141.1 28.8Q140 28 139.4 26.3Q138.9 24.6 138.9 22L138.9 15.7L143.6 15.7L143.6 20.9Q143.6 23.5 144.1 24.7Q144.7 25.8 145.8 25.8Q146.4 25.8 146.9 25.5Q147.4 25.1 147.8 24.5Q148.1 23.9 148.3 23Q148.5 22 148.5 20.9L148.5 15.7L153.1 15.7L153.1 26.9Q153.1 28.8 152.8 30.3Q152.5 31.8 151.8 32.9Q151.2 34 150.2 34.8Q149.2 35.6 147.9 36Q146.6 36.3 144.9 36.3Z",
].join("");

/** Size of the logo in its own units. */
export const LOGO = { width: 154, height: 44 } as const;

/** Width of the confetti alone. */
const SIGN_WIDTH = 40;

const SIGN = [
	`<g stroke-linecap="round" stroke-width="5"><path d="M6 30 12 18" stroke="${DRESS.primary}"/><path d="M20 12 27 8" stroke="${DRESS.sunflower}"/><path d="M20 34 28 30" stroke="${DRESS.mint}"/><path d="M31 20 33 27" stroke="${DRESS.sky}"/></g>`,
	`<circle cx="8" cy="9" r="3.5" fill="${DRESS.sky}"/><circle cx="21" cy="22" r="3" fill="${DRESS.primary}"/><circle cx="34" cy="12" r="2.5" fill="${DRESS.mint}"/>`,
].join("");

/** The shop's logo as in components/layout/logo.tsx: a handful of confetti and the name. */
export const logoMarkup = inInk(DRESS.ink);

function inInk(ink: string): string {
	return `${SIGN}<path d="${NAME}" fill="${ink}"/>`;
}

/** A logo for mails: on a light ground, on a dark one, or the confetti alone for a shop whose name nobody has drawn. */
export type MailLogo = "light" | "dark" | "sign";

/** The logo for mails as SVG. That for a light ground has a white edge, since some mail programs paint a dark one under it. */
export function mailLogoSvg(kind: MailLogo): string {
	const edge = `<path d="${NAME}" fill="none" stroke="#ffffff" stroke-width="3" stroke-linejoin="round"/>`;
	const markup = { light: edge + logoMarkup, dark: inInk("#ffffff"), sign: SIGN }[kind];
	const width = kind === "sign" ? SIGN_WIDTH : LOGO.width;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LOGO.height}" width="${width}" height="${LOGO.height}">${markup}</svg>`;
}
