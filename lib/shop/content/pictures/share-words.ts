import type { Locale } from "../../../domain/locale.ts";

/** The line below the title. It is drawn into pictures: whoever changes it raises DESIGN in lib/domain/goods/share-picture.ts. */
export const SHARE_LINE: Record<Locale, string> = {
	cs: "Balónky, kostýmy a party doplňky",
	en: "Balloons, costumes and party supplies",
};

/** Title of the shop's own picture, and of things whose name has no letter that can be drawn; the claim of messages. */
export const SHARE_CLAIM: Record<Locale, string> = { cs: "Vše na oslavu", en: "Everything for a party" };
