import { darken, lighten } from "../../colour.ts";
import { type Art, circle, fill, printed } from "../kit.ts";

/** A ring with a diamond, of a metal's colour. */
export const ring: Art = ({ color, color2 }) =>
	[
		circle(50, 65, 27, "none", `stroke="${darken(color, 0.16)}" stroke-width="12"`),
		circle(50, 65, 27, "none", `stroke="${color}" stroke-width="9"`),
		circle(50, 65, 27, "none", `stroke="${lighten(color, 0.4)}" stroke-width="2.600"`),
		fill("M34 20L40 8H60L66 20L50 40Z", color2),
		printed(
			fill("M34 20L40 8H60L66 20Z", lighten(color2, 0.45)),
			fill("M43 20L50 8L57 20L50 40Z", lighten(color2, 0.25)),
		),
		fill("M41 37L46 33L50 38L54 33L59 37L55 44H45Z", darken(color, 0.1)),
	].join("");
