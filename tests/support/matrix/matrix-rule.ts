/** How the matrix of authorisation says whose things a call is about. */
import type { Person } from "./matrix-people.ts";
import type { World } from "./matrix-things.ts";

export type Target = {
	params?: Record<string, string>;
	query?: Record<string, string>;
	headers?: Record<string, string>;
	body?: unknown;
};

export type Rule = {
	/**
	 * "everybody": what is public, or made anew; "asker": the token alone says whose; "owner": an id in the address, good for
	 * its owner's token; "secret": keys in the address, good for whoever knows all of them.
	 */
	of: "everybody" | "asker" | "owner" | "secret";
	/** The one group that is answered; others are told that there is no such thing. */
	only?: "influencer";
	/** Guests have no such things. */
	isForCustomers?: boolean;
	/** A right question of this person about a thing of their own. */
	target(world: World, person: Person): Target | Promise<Target>;
};

type Making = (world: World, person: Person) => Target | Promise<Target>;
export const everybody = (target: Making): Rule => ({ of: "everybody", target });
export const asker = (target: Making = () => ({})): Rule => ({ of: "asker", target });
export const owner = (target: Making): Rule => ({ of: "owner", target });
export const secret = (target: Making): Rule => ({ of: "secret", target });
