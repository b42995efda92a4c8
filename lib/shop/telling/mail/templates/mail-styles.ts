import type { CSSProperties } from "react";

/** Mail programs do not support custom properties, so these are the values of styles/tokens.scss. */
export const DRESS = {
	ink: "#1f1a2e",
	soft: "#5b5468",
	ground: "#f7f2ec",
	card: "#ffffff",
	line: "#e8e2dc",
	primary: "#d3104f",
	tint: "#fff0d2",
	success: "#17694a",
	ahead: "#eee7df",
	passed: "#dcf3e8",
	now: "#ffe39a",
} as const;
const TEXT_FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** Nothing is loaded: the shop's own where a device has it, else one with a character of its own, and not the text's. */
const TITLE_FONT = "'Bricolage Grotesque', 'Avenir Next', 'Trebuchet MS', 'Gill Sans', Futura, Verdana, sans-serif";

/** A table for placing things, which says so to screen readers. */
export const LAYOUT = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, width: "100%" } as const;

/**
 * What cannot stand at an element: a dark ground, and columns one below the other on a phone. Programs that leave it out show
 * the light mail, in its columns.
 */
export const MAIL_CSS = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;-webkit-text-size-adjust:100%}
a{text-decoration:none}
@media (max-width:520px){
.inner{padding:20px 18px 24px!important}
.outer{padding-left:18px!important;padding-right:18px!important}
.column{display:block!important;width:100%!important;padding:0 0 16px!important}
.h1{font-size:25px!important}
.lead{font-size:20px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:#17131f!important}
.card{background-color:#231c2e!important;border-color:#3d3349!important;color:#f6f2fa!important}
.ink{color:#f6f2fa!important}
.soft{color:#beb5c8!important}
.tint{background-color:#33283c!important}
.rule{border-color:#3d3349!important}
.ahead{background-color:#3d3349!important}
.link,.quiet{color:#ff8fb0!important}
.good{color:#6fd6ae!important}
.by-day{display:none!important}
.by-night{display:inline-block!important}
}`;

export const mailStyles = {
	body: { margin: 0, padding: 0, backgroundColor: DRESS.ground, color: DRESS.ink, fontFamily: TEXT_FONT },
	sheet: { width: "100%", maxWidth: "600px", margin: "0 auto" },
	edge: { padding: "20px 8px" },
	outer: { padding: "0 24px", fontFamily: TEXT_FONT },
	card: {
		padding: "32px",
		backgroundColor: DRESS.card,
		border: `1px solid ${DRESS.line}`,
		borderRadius: "16px",
		color: DRESS.ink,
		fontFamily: TEXT_FONT,
	},
	cardHead: {
		padding: 0,
		backgroundColor: DRESS.card,
		border: `1px solid ${DRESS.line}`,
		borderBottom: 0,
		borderRadius: "16px 16px 0 0",
		fontSize: 0,
		lineHeight: 0,
	},
	cardBelow: {
		padding: "16px 32px 32px",
		backgroundColor: DRESS.card,
		border: `1px solid ${DRESS.line}`,
		borderTop: 0,
		borderRadius: "0 0 16px 16px",
		color: DRESS.ink,
		fontFamily: TEXT_FONT,
	},
	shop: { fontFamily: TITLE_FONT, fontSize: "26px", lineHeight: "44px", fontWeight: 700, color: DRESS.ink },
	heading: {
		margin: "0 0 8px",
		fontFamily: TITLE_FONT,
		fontSize: "31px",
		lineHeight: "1.15",
		fontWeight: 800,
		letterSpacing: "-0.02em",
	},
	subheading: { margin: "0 0 12px", fontFamily: TITLE_FONT, fontSize: "19px", lineHeight: "1.3", fontWeight: 800 },
	lead: { margin: "0 0 16px", fontSize: "22px", lineHeight: "1.35", fontWeight: 700, color: DRESS.success },
	text: { margin: "0 0 12px", fontSize: "16px", lineHeight: "1.5" },
	line: { margin: "2px 0", fontSize: "15px", lineHeight: "1.5" },
	strong: { margin: "0 0 4px", fontSize: "15px", lineHeight: "1.5", fontWeight: 700 },
	small: { margin: "0 0 8px", color: DRESS.soft, fontSize: "13px", lineHeight: "1.5" },
	box: { padding: "16px 20px", backgroundColor: DRESS.tint, borderRadius: "12px" },
	rule: { padding: "24px 0 0", borderBottom: `1px solid ${DRESS.line}`, fontSize: "1px", lineHeight: "1px" },
	button: {
		padding: "15px 28px",
		backgroundColor: DRESS.primary,
		borderRadius: "999px",
		color: "#ffffff",
		fontSize: "17px",
		fontWeight: 700,
	},
	quiet: {
		padding: "13px 26px",
		border: `2px solid ${DRESS.primary}`,
		borderRadius: "999px",
		color: DRESS.primary,
		fontSize: "17px",
		fontWeight: 700,
	},
	link: { color: DRESS.primary, fontWeight: 600, textDecoration: "underline" },
} as const satisfies Record<string, CSSProperties>;
