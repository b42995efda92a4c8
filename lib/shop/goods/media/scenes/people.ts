/** People of scenes: whom one meets at a branch or at a party, in plain clothes. */
import { arms, face, hands, head, legs, mirrored, SKIN, torso, WOMAN } from "../art/costumes/body.ts";
import { box, circle, ellipse, fill, group, line } from "../art/kit.ts";
import { darken } from "../colour.ts";
import { INK, RED } from "./kit.ts";

export type Person = {
	shirt: string;
	hair: string;
	apron?: string;
	trousers?: string;
	skin?: string;
	hasBun?: boolean;
};

/** Somebody whose soles are on `floor`. */
export function person(x: number, floor: number, height: number, look: Person): string {
	const { shirt, hair, apron, trousers = INK, skin = SKIN, hasBun = false } = look;
	const b = WOMAN;
	const { headY: y, headR: r } = b;
	return group(
		`transform="translate(${x} ${floor}) scale(${Math.round(height) / 97}) translate(-50 -97)"`,
		hasBun ? circle(50, y - r * 1.1, r * 0.46, hair) : "",
		fill(`M${50 - r * 1.12} ${y + r * 0.7}A${r * 1.12} ${r * 1.12} 0 1 1 ${50 + r * 1.12} ${y + r * 0.7}z`, hair),
		legs(b, trousers),
		mirrored(ellipse(50 + b.leg + 0.8, b.sole - 2, b.limb * 0.8, 2.6, darken(trousers, 0.3))),
		arms(b, shirt, { width: 6.6 }),
		hands(b, skin),
		line(`M50 ${y}V${b.shoulderY + 3}`, darken(skin, 0.08), r * 0.62),
		torso(b, shirt, { grow: 1 }),
		apron
			? fill(box(43.5, b.shoulderY + 5, 13, 10, 1.5), apron) +
					fill(`M40 ${b.waistY - 3}H60L62.500 ${b.crotch + 13}Q50 ${b.crotch + 16} 37.500 ${b.crotch + 13}z`, apron) +
					fill(`M50 ${b.shoulderY + 12.5}l-2.600-2.600a1.700 1.700 0 0 1 2.600-2a1.700 1.700 0 0 1 2.600 2z`, RED)
			: "",
		head(b, skin),
		fill(
			`M${50 - r} ${y - r * 0.05}A${r} ${r} 0 0 1 ${50 + r} ${y - r * 0.05}Q${50 + r * 0.5} ${y - r * 0.3} ${50 + r * 0.1} ${y - r * 0.75}Q${50 - r * 0.4} ${y - r * 0.1} ${50 - r} ${y - r * 0.05}z`,
			hair,
		),
		face(b, { y }),
	);
}
