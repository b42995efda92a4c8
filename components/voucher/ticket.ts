import type { CSSProperties } from "react";

const holes = (side: "left" | "right") =>
	`radial-gradient(circle at ${side === "left" ? "0" : "100%"} 50%, transparent 3px, #000 3.5px) ${side} 0 / 51% 12px repeat-y`;

/** Perforated at its left and right edge, as a voucher is; straight where the browser knows no masks. */
export const TICKET: CSSProperties = { mask: `${holes("left")}, ${holes("right")}` };
