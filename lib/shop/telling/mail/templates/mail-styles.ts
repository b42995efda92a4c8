import type { CSSProperties } from "react";

/** Mail programs do not support custom properties, so these are the values of styles/tokens.scss. */
const INK = "#1f1a2e";
const INK_SOFT = "#5b5468";
const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

export const mailStyles = {
	body: { margin: 0, padding: "24px 12px", backgroundColor: "#fffdf9", color: INK, fontFamily: FONT },
	container: {
		maxWidth: "560px",
		padding: "24px",
		backgroundColor: "#ffffff",
		border: "1px solid #e8e2dc",
		borderRadius: "16px",
	},
	shop: { margin: "0 0 16px", color: "#d3104f", fontSize: "20px", fontWeight: 700 },
	heading: { margin: "0 0 8px", fontSize: "26px", lineHeight: "1.2" },
	subheading: { margin: "0 0 8px", fontSize: "18px" },
	text: { margin: "0 0 8px", fontSize: "16px", lineHeight: "1.5" },
	line: { margin: "2px 0", fontSize: "15px", lineHeight: "1.5" },
	strong: { margin: "8px 0 2px", fontSize: "15px", lineHeight: "1.5", fontWeight: 700 },
	small: { margin: "0 0 8px", color: INK_SOFT, fontSize: "13px", lineHeight: "1.5" },
	box: { marginTop: "24px", padding: "8px 16px", backgroundColor: "#fff0d2", borderRadius: "12px" },
	block: { marginBottom: "12px" },
	button: {
		marginTop: "8px",
		padding: "12px 24px",
		backgroundColor: "#d3104f",
		borderRadius: "999px",
		color: "#ffffff",
		fontSize: "16px",
		fontWeight: 600,
	},
	qr: { display: "block", margin: "12px 0", backgroundColor: "#ffffff", borderRadius: "8px" },
	code: { margin: "0 0 8px", color: INK_SOFT, fontFamily: "monospace", fontSize: "12px", wordBreak: "break-all" },
	link: { color: "#d3104f", fontSize: "16px", fontWeight: 600, textDecoration: "underline" },
	hr: { margin: "24px 0", borderColor: "#e8e2dc" },
	priceColumn: { width: "130px", verticalAlign: "top", whiteSpace: "nowrap" },
} as const satisfies Record<string, CSSProperties>;
