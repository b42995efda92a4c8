import type { CSSProperties } from "react";

const holes = (side: "left" | "right") =>
	`radial-gradient(circle at ${side === "left" ? "0" : "100%"} 50%, transparent 5px, #000 5.5px) ${side} 0 / 51% 16px no-repeat round`;

/** Perforated at its left and right edge, as a voucher is; straight where the browser knows no masks. */
export const TICKET: CSSProperties = { mask: `${holes("left")}, ${holes("right")}` };

/** A voucher as one line of prices, whose words stand in a row with those of other lines. */
export const SLIP: CSSProperties = {
	...TICKET,
	margin: "2px -14px",
	padding: "6px 14px",
	background: "var(--warning-soft)",
};
