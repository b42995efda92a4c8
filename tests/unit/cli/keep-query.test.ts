import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { withQuery } from "#lib/cli/keep-query.ts";

test.each([
	["nothing was asked with", "/1001/balonky", "/1001/jinak", "/1001/balonky"],
	[
		"a campaign's marks and a variant stay",
		"/7/balonky/srdce",
		"/7/x/y?varianta=5&utm_source=a%20b",
		"/7/balonky/srdce?varianta=5&utm_source=a+b",
	],
	[
		"what the page says itself stays as it says it",
		"/1001/balonky?strana=2",
		"/1001/x?strana=002&ref=1",
		"/1001/balonky?strana=2&ref=1",
	],
	["repeated keys stay repeated", "/1001/balonky", "/1001/x?barva=a&barva=b,c", "/1001/balonky?barva=a&barva=b,c"],
	["the router's own mark goes", "/1001/balonky", "/1001/x?_rsc=abc", "/1001/balonky"],
	["what stands behind # stays behind", "/blog/1/a#konec", "/blog/1/b?x=1", "/blog/1/a?x=1#konec"],
	["a broken query is still a query", "/blog/1/a", "/blog/1/b?%ff=%0d%0aX:1", "/blog/1/a?%EF%BF%BD=%0D%0AX%3A1"],
	["another site's address is not ours to change", "https://evil.test/a", "/x?a=1", "https://evil.test/a"],
	["nor one without a scheme", "//evil.test/a", "/x?a=1", "//evil.test/a"],
])("%s", (_, location, asked, whole) => {
	expect(withQuery(location, asked)).toBe(whole);
});

/** What a server that answers so says in its Location headers. */
async function locationsOf(path: string, answer: (response: ServerResponse) => void): Promise<string[]> {
	const server = createServer((_, response) => answer(response)).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	const reply = await new Promise<IncomingMessage>((resolve) => get({ host: "127.0.0.1", port, path }, resolve));
	reply.resume();
	server.close();
	return reply.headersDistinct.location ?? [];
}

const redirect =
	(status: number, ...locations: string[]) =>
	(response: ServerResponse) => {
		response.statusCode = status;
		response.setHeader("Location", locations.length === 1 ? (locations[0] ?? "") : locations);
		response.end();
	};

test("a permanent redirect of the server keeps the query, said once or twice", async () => {
	expect(await locationsOf("/1001/x?utm_source=a", redirect(308, "/1001/balonky"))).toEqual([
		"/1001/balonky?utm_source=a",
	]);
	expect(await locationsOf("/1001/x?utm_source=a", redirect(308, "/1001/balonky", "/1001/balonky"))).toEqual([
		"/1001/balonky?utm_source=a",
		"/1001/balonky?utm_source=a",
	]);
});

test("a passing redirect leads where it says", async () => {
	expect(await locationsOf("/ucet?x=1", redirect(307, "/prihlaseni"))).toEqual(["/prihlaseni"]);
});
