/** Fields of the texts' front matter. Every message is for the author of the file. */
import { z } from "zod";
import { ART } from "../../goods/media/art/art.ts";
import { composeSvg } from "../../goods/media/compose.ts";
import { emojiBody } from "../../goods/media/emoji.ts";
import { type PictureRecipe, pictureLayout } from "../../goods/media/recipe.ts";
import { SCENES } from "../../goods/media/scenes/scenes.ts";
import { errorText } from "../../kernel/base/error-text.ts";

const CROWNS_MAX = 1_000_000;
const UNWRITABLE = "has a character that cannot be shown, such as a zero byte";
const OUR_TIME = "is of the years 1900 to 2199";

const line = z
	.string("is a text")
	.transform((text) => text.replace(/\s+/g, " ").trim())
	.refine((text) => !hasUnwritable(text), UNWRITABLE);
export const textLine = (max: number) =>
	line.pipe(z.string().min(1, "is empty").max(max, `has more than ${max} characters`));
export const optionalTextLine = (max: number) =>
	line.pipe(z.string().max(max, `has more than ${max} characters`)).default("");
export const key = z.string("is a text").regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is of the letters a–z, digits and hyphens");
export const slug = key.max(80, "has more than 80 characters").regex(/[a-z]/, "has a letter at least");
export const position = z.int("is a whole number").min(0, "is 0 or more").max(100_000, "is too large").default(0);
/** Whole crowns, converted to haléře. */
export const crowns = z
	.int("is in whole crowns")
	.min(0, "is 0 or more")
	.max(CROWNS_MAX, "is too large")
	.transform((amount) => amount * 100);
export const days = z.int("is a whole number of days").min(-3650, "is too long ago").max(3650, "is too far");
export const day = z.iso.date("is a day such as 2026-12-05").refine(isOurTime, OUR_TIME);
export const time = z
	.string('is a time such as "15:00"')
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time such as "15:00"');
/** Day and time in Prague, "2026-11-20T08:00". */
export const wallTime = z.iso
	.datetime({ local: true, offset: false, precision: -1, error: "is such as 2026-11-20T08:00" })
	.refine(isOurTime, OUR_TIME);
export const codes = z.array(z.string("is a list of codes").regex(/^[\w.-]{1,40}$/, "is no code of a product"));

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "is a colour such as #ffe1e6");
const art = z.custom<`art:${string}` | `emoji:${string}`>(isDrawn, "is art:… or emoji:… that there is");
const coloured = z.strictObject({
	art,
	color: colour.optional(),
	color2: colour.optional(),
	hue: z.int().min(0).max(359).optional(),
	sign: z.string().max(20).optional(),
	print: z.string().max(60).optional(),
});
const piece = z.union(
	[art, coloured],
	"is art:… or emoji:… that there is, or { art, color, color2, hue, sign, print, foil }",
);
const LAYOUTS = pictureLayout.options;

/** The recipe of lib/shop/goods/media/recipe.ts, without omitted fields; one that cannot be drawn is refused with the reason. */
export const recipe = z
	.strictObject({
		layout: z.enum(LAYOUTS, `is one of ${LAYOUTS.join(", ")}`),
		pieces: z.array(piece, "is a list").min(1, "is empty").max(12, "has more than 12 pieces"),
		cm: z.number("is in centimetres").min(1, "is 1 or more").max(1000, "is too large").optional(),
		sizes: z.string("is a text").max(20, "has more than 20 characters").optional(),
		tint: colour.optional(),
	})
	.transform((value, context) => {
		const written = JSON.parse(JSON.stringify(value)) as PictureRecipe;
		try {
			composeSvg(written, { seed: "" });
			return written;
		} catch (error) {
			context.addIssue({ code: "custom", message: `cannot be drawn: ${errorText(error)}` });
			return z.NEVER;
		}
	});
export const pictures = z.record(key, recipe).default({});

/** Control characters; PostgreSQL takes no NUL and no unpaired surrogate. */
function hasUnwritable(text: string): boolean {
	return /[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text);
}

function isOurTime(text: string): boolean {
	return /^(19|20|21)/.test(text);
}

function isDrawn(name: unknown): boolean {
	if (typeof name !== "string") return false;
	if (name.startsWith("art:"))
		return [ART, SCENES].some((drawings) => Object.hasOwn(drawings, name.slice("art:".length)));
	if (!name.startsWith("emoji:")) return false;
	try {
		return emojiBody(name.slice("emoji:".length)) !== "";
	} catch {
		return false;
	}
}
