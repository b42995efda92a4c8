/** Addresses of calls: paths below the API's address, made from the contract's names. */
import type { Asked, CallName, CallQuestion, FileCallName, ReadName } from "#lib/contract/calls.ts";

type Words = Record<string, string | number | undefined>;
/** The parts of a request that are in the address. */
export type AddressParts = { params?: Words; query?: Words };

/** Method and path of a call: `params` take their places in the path, `query` follows it; what is undefined there is left out. */
export function callAddressOf(
	name: CallName | FileCallName,
	{ params = {}, query = {} }: AddressParts,
): { method: string; path: string } {
	const [method = "", template = ""] = name.split(" ");
	const path = template.replace(/\{(\w+)\}/g, (_place, key: string) => {
		const word = params[key];
		if (word === undefined) throw new Error(`${name} is called without ${key}`);
		return encodeURIComponent(word);
	});
	const given = Object.entries(query).flatMap(([key, word]) => (word === undefined ? [] : [[key, String(word)]]));
	return { method, path: given.length === 0 ? path : `${path}?${new URLSearchParams(given)}` };
}

/** Path of a call that is read without the clients of this folder. */
export function pathOf<Name extends ReadName | FileCallName>(
	name: Name,
	...[asked]: Asked<CallQuestion<Name>>
): string {
	return callAddressOf(name, asked ?? {}).path;
}
