import { ACCESSORY_REVIEWS } from "../reviews/accessories.ts";
import { ANY_REVIEWS } from "../reviews/any.ts";
import { BALLOON_REVIEWS } from "../reviews/balloons.ts";
import { CAKE_AND_GAME_REVIEWS } from "../reviews/cake-and-games.ts";
import { COSTUME_REVIEWS } from "../reviews/costumes.ts";
import { DECORATION_REVIEWS } from "../reviews/decorations.ts";
import { SET_REVIEWS } from "../reviews/sets.ts";
import { TABLEWARE_REVIEWS } from "../reviews/tableware.ts";
import { THEME_REVIEWS } from "../reviews/themes.ts";
import type { SeedReview } from "./review-format.ts";

type ReviewedCategory =
	| "balonky"
	| "kostymy"
	| "doplnky"
	| "stolovani"
	| "dekorace"
	| "dort-a-hry"
	| "temata"
	| "sady"
	| "any";

/** Reviews by top category; none names a product, so each suits any of them. */
export const REVIEW_TEXTS: Record<ReviewedCategory, SeedReview[]> = {
	balonky: BALLOON_REVIEWS,
	kostymy: COSTUME_REVIEWS,
	doplnky: ACCESSORY_REVIEWS,
	stolovani: TABLEWARE_REVIEWS,
	dekorace: DECORATION_REVIEWS,
	"dort-a-hry": CAKE_AND_GAME_REVIEWS,
	temata: THEME_REVIEWS,
	sady: SET_REVIEWS,
	any: ANY_REVIEWS,
};

/** Names of the reviewers; the texts fit every name and gender. */
export const REVIEWERS: string[] = [
	"Jana K.",
	"Petr M.",
	"Lucie V.",
	"Tomáš H.",
	"Markéta S.",
	"Jana a Petr V.",
	"Martin D.",
	"Kateřina P.",
	"Veronika N.",
	"Jakub Š.",
	"Hana B.",
	"Pavel Ř.",
	"Tereza J.",
	"Ondřej K.",
	"Michaela Č.",
	"Eva Z.",
	"Jiří L.",
	"Barbora T.",
	"Lenka a Tomáš F.",
	"David R.",
	"Alena M.",
	"Zuzana H.",
	"Marek P.",
	"Nikola S.",
	"Vojtěch B.",
	"Simona K.",
	"Radek Ž.",
	"Monika D.",
	"Klára V.",
	"Filip N.",
	"Ivana Š.",
	"Lukáš J.",
	"Petra H.",
	"Denisa R.",
	"Adam Č.",
	"Šárka L.",
	"Milan K.",
	"Gabriela T.",
	"Eliška M.",
	"Josef P.",
	"Blanka a Honza U.",
	"Adéla Z.",
	"Roman S.",
	"Kristýna B.",
	"Jitka F.",
	"Daniel O.",
	"Renata V.",
	"Štěpán H.",
	"Aneta D.",
	"Vladimír N.",
	"Romana K.",
	"Sára P.",
	"Zdeněk M.",
	"Iveta R.",
	"Matěj S.",
	"Olena T.",
	"Emma W.",
	"Dagmar Ch.",
	"Míša a Kuba L.",
	"Libor J.",
];
