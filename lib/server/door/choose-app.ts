/** Which of several apps is asked. */
import { createHash } from "node:crypto";

/** An app, with the number of requests that it has not answered yet. */
export type Place = { url: URL; open: number };

const isCall = (target: string) => target.startsWith("/api/");
/** Each app numbers the changes that it has heard of, so a storefront asks one and the same. */
const NUMBERED = "/api/changes";

/**
 * A page is asked of one app as long as that is there, so that it is made once and kept once: the one that has the highest of the
 * numbers that each makes of the page's path (rendezvous hashing), so that all other pages stay where they are when one goes.
 * A call goes to the app that has the least to do. Undefined when there is none.
 */
export function chooseApp(places: readonly Place[], target: string): Place | undefined {
	if (places.length <= 1) return places[0];
	if (isCall(target) && !target.startsWith(NUMBERED)) {
		return places.reduce((least, place) => (place.open < least.open ? place : least));
	}
	const [path = ""] = target.split("?", 1);
	const numbered = places.map((place) => ({ place, number: numberOf(place.url.port + path) }));
	return numbered.reduce((highest, one) => (one.number > highest.number ? one : highest)).place;
}

const numberOf = (text: string) => createHash("sha1").update(text).digest().readUInt32BE();
