import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { keepPage } from "#lib/server/app/kept-page.ts";

/** A page whose text is the number of times it was fetched; `clock` moves by hand. */
function counted(answer = (times: number) => new Response(`${times}`, { headers: { "Content-Type": "text/html" } })) {
	const clock = { ms: 0 };
	let times = 0;
	const kept = keepPage(
		async () => {
			times += 1;
			return answer(times);
		},
		() => clock.ms,
	);
	return { kept, clock, textOf: async () => (await kept())?.html.toString() };
}

test("many visitors cause one fetch of the page", async () => {
	const { textOf } = counted();
	expect(await Promise.all([textOf(), textOf(), textOf()])).toEqual(["1", "1", "1"]);
});

test("after a second the page is fetched again in the background, while the old one is answered", async () => {
	const { textOf, clock } = counted();
	await textOf();
	clock.ms = 999;
	expect(await textOf()).toBe("1");
	clock.ms = 1000;
	expect(await textOf()).toBe("1");
	await expect.poll(textOf).toBe("2");
});

test("the gzip form has the same content", async () => {
	const page = await counted().kept();
	expect(gunzipSync(page?.gzip ?? "").toString()).toBe("1");
});

test("only headers that hold at any address are kept", async () => {
	const { kept } = counted(
		() =>
			new Response("x", {
				headers: {
					"Content-Type": "text/html",
					ETag: "a",
					"Content-Security-Policy": "p",
					"Cache-Control": "s-maxage=9",
				},
			}),
	);
	expect((await kept())?.headers).toEqual({ "content-type": "text/html", "content-security-policy": "p" });
});

test("when a fetch fails the last page is sent, or none if there was none yet", async () => {
	const { kept, textOf, clock } = counted((times) => new Response(`${times}`, { status: times === 2 ? 200 : 500 }));
	expect(await kept()).toBeNull();
	expect(await textOf()).toBe("2");
	clock.ms = 5000;
	expect(await textOf()).toBe("2");
	await new Promise((resolve) => setImmediate(resolve));
	expect(await textOf()).toBe("2");
});
