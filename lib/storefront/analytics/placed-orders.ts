/** Orders that this browser placed, and whether their purchase was tracked; by number, which gives no access. */
import { parseJson, withStorage } from "../browser/browser-storage.ts";

const KEY = "konfety.purchases";
const KEPT_MAX = 10;

type Placed = [number: string, isTold: boolean];

/** Entries that the storage refused, kept as long as the page lives. */
let unkept: Placed[] = [];

/** Remembers an order just placed here; a repeated reply changes nothing. */
export function rememberPlaced(number: string): void {
	const all = read();
	if (!all.some(([known]) => known === number)) write([[number, false], ...all]);
}

/** Whether this order was placed in this browser and not tracked yet; true once, for the first tab that asks. */
export function takePlaced(number: string): boolean {
	const all = read();
	if (!all.some(([known, isTold]) => known === number && !isTold)) return false;
	write(all.map(([known, isTold]) => [known, isTold || known === number]));
	return true;
}

function read(): Placed[] {
	const stored = parseJson(withStorage("localStorage", (store) => store.getItem(KEY)) ?? "[]");
	const kept = Array.isArray(stored) ? stored.filter(isPlaced) : [];
	return [...unkept, ...kept.filter(([number]) => !unkept.some(([known]) => known === number))];
}

function write(all: Placed[]): void {
	const latest = all.slice(0, KEPT_MAX);
	const isKept = withStorage("localStorage", (store) => {
		store.setItem(KEY, JSON.stringify(latest));
		return true;
	});
	unkept = isKept ? [] : latest;
}

const isPlaced = (value: unknown): value is Placed =>
	Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "boolean";
