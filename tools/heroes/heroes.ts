/** The scenes of the home page: one for each season, and one for the rest of the year. */
import type { Season } from "#lib/domain/time/season.ts";
import { birthday } from "./birthday.ts";
import { carnival } from "./carnival.ts";
import { halloween } from "./halloween.ts";
import type { Hero } from "./hero-paper.ts";
import { mikulas } from "./mikulas.ts";
import { newYear } from "./new-year.ts";
import { wedding } from "./wedding.ts";

export type HeroName = Season | "birthday";
export const HEROES: Record<HeroName, Hero> = { mikulas, newYear, carnival, wedding, halloween, birthday };
