import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { shellMessages } from "#lib/i18n/client-messages.ts";
import cs from "#messages/cs.json";

vi.mock("next-intl/server", () => ({ getMessages: async () => cs }));

/** What stands directly under the texts of every page: the frame, and the pages of errors. */
const STARTS = ["app/[locale]/layout.tsx", "app/[locale]/error.tsx", "app/[locale]/blog/error.tsx"];

/** Texts of these come with them (LateTexts), or from the page that has them (AddedTexts, a provider of its own). */
const imports = (file: string, text: string) =>
	[...text.matchAll(/^import (?!type\b)[^;]*?from "([^"]+)";/gm)].flatMap(([, name = ""]) => {
		const path = name.startsWith("#") ? name.slice(1) : name.startsWith(".") ? join(dirname(file), name) : "";
		return /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
	});

/** Client files that come with the start, by what they import at once. */
function clientsOf(start: string): Map<string, string> {
	const seen = new Map<string, boolean>([[start, false]]);
	const clients = new Map<string, string>();
	for (const [file, isWithin] of seen) {
		const text = readFileSync(file, "utf8");
		const isClient = isWithin || text.startsWith('"use client"');
		if (isClient) clients.set(file, text);
		for (const next of imports(file, text)) if (!seen.has(next)) seen.set(next, isClient);
	}
	return clients;
}

/**
 * Keys as `useTranslations` and the functions that it gives name them in a file: each with all full names that it may have, since
 * two components of a file may call their functions the same.
 */
function keysIn(text: string): string[][] {
	const spaces = [...text.matchAll(/const (\w+) = useTranslations\((?:"([\w.]+)")?\)/g)];
	return [...new Set(spaces.map(([, name]) => name))].flatMap((name) => {
		const own = spaces.filter(([, other]) => other === name).map(([, , space]) => space);
		const keys = text.matchAll(new RegExp(`\\b${name}(?:\\.rich)?\\(\\s*"([\\w.]+)"`, "g"));
		return [...keys].map(([, key]) => own.map((space) => [space, key].filter(Boolean).join(".")));
	});
}

const valueAt = (texts: object, key: string) =>
	key
		.split(".")
		.reduce<unknown>((at, word) => (typeof at === "object" && at !== null ? Reflect.get(at, word) : undefined), texts);

test.each(STARTS)(
	"every text of the client components that come with %s is among those of every page",
	async (start) => {
		const texts = await shellMessages("cs");
		const missing = [...clientsOf(start)].flatMap(([file, text]) =>
			keysIn(text)
				.filter((names) => names.every((name) => valueAt(texts, name) === undefined))
				.map(([name]) => `${file}: ${name}`),
		);
		expect(missing).toEqual([]);
	},
);

test("the look at components finds their texts", () => {
	const found = [...clientsOf("app/[locale]/layout.tsx").values()].flatMap(keysIn).flat();
	expect(found).toEqual(
		expect.arrayContaining(["cart.widget", "consent.acceptAll", "newsletter.submit", "header.categories"]),
	);
});
