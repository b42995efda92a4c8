import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, heartPath, line, printed } from "../kit.ts";

/** A dummy on a ribbon. */
export const pacifier: Art = ({ color, color2 }) =>
	[
		line("M50 70C58 84 78 80 80 96", lighten(color, 0.25), 3),
		circle(50, 75, 16, "none", `stroke="${darken(color, 0.14)}" stroke-width="6.500"`),
		fill("M41 38C38 28 34 18 38 10C42 2 58 2 62 10C66 18 62 28 59 38Z", color2),
		printed(fill("M43 30C41 22 39 16 42 11C44 8 47 8 48 10C45 16 46 24 47 31Z", lighten(color2, 0.6))),
		fill("M8 46C8 34 26 32 50 38C74 32 92 34 92 46C92 62 76 72 62 66C54 62 46 62 38 66C24 72 8 62 8 46Z", color),
		printed(circle(24, 50, 3.4, darken(color, 0.25)), circle(76, 50, 3.4, darken(color, 0.25))),
		circle(50, 54, 11, lighten(color, 0.35)),
		printed(fill(heartPath(50, 49, 11), darken(color, 0.1))),
	].join("");

/** A little box in the shape of a pram. */
export const pramBox: Art = ({ color, color2 }) =>
	[
		line("M84 44C92 40 96 34 97 26", darken(color, 0.3), 4),
		fill("M8 46C8 24 24 8 46 6L50 46Z", darken(color, 0.1)),
		printed(line("M50 46L46 8M50 46L28 13M50 46L13 28", lighten(color, 0.35), 1.4)),
		fill("M6 46H86C86 64 74 76 60 76H32C18 76 6 64 6 46Z", color),
		fill(box(4, 43, 84, 8, 3), color2),
		printed(...[20, 34, 48, 62, 76].map((x, i) => circle(x, 60 + (i % 2) * 5, 2.4, color2))),
		fill("M46 51C38 42 30 46 34 52C30 58 38 62 46 53C54 62 62 58 58 52C62 46 54 42 46 51Z", darken(color2, 0.08)),
		...[26, 68].flatMap((x) => [
			ellipse(x, 86, 11, 11, darken(color, 0.3)),
			ellipse(x, 86, 6, 6, color2),
			circle(x, 86, 2, darken(color, 0.3)),
		]),
	].join("");
