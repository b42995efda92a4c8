import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Video, video as videoSchema } from "#lib/contract/schemas/video.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const HOUR_MS = 3_600_000;

let testShop: TestShop;
let token: string;

beforeAll(async () => {
	testShop = await openTestShop();
	token = await testShop.tokenOf("customer");
});
afterAll(() => testShop.close());

const list = async (locale = "cs"): Promise<Video[]> => {
	const { status, body } = await testShop.call("GET", `/account/videos/${locale}`, { token });
	expect(status).toBe(200);
	return videoSchema.array().parse(body);
};
const one = (id: number | string, locale = "cs") => testShop.call("GET", `/account/videos/${locale}/${id}`, { token });
const get = (path: string, headers: Record<string, string> = {}) => testShop.app.request(path, { headers });

async function aVideo(source: "file" | "youtube" | "vimeo", name: string, publishedAt = testShop.shop.now()) {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
		with made as (insert into videos (source, name, duration_s, position, published_at)
			values (${source}, ${name}, 60, 9, ${publishedAt}) returning id)
		insert into video_translations (video_id, locale, title) select id, 'cs', 'Návod' from made returning video_id as id`);
	return rows[0]?.id ?? 0;
}

describe("videos", () => {
	test("are for customers alone, and an unknown one is 404", async () => {
		for (const path of ["/account/videos/cs", "/account/videos/cs/1", "/account/videos/cs/999"])
			expect(await testShop.call("GET", path)).toMatchObject({ status: 401, body: { error: "unauthorized" } });
		for (const path of ["/account/videos/de", "/account/videos/cs/999", "/account/videos/cs/x", "/account/videos/cs/0"])
			expect(await testShop.call("GET", path, { token })).toMatchObject({ status: 404, body: { error: "not_found" } });
	});

	test("have a title in their language, a length, and the addresses of film, picture and subtitles", async () => {
		const [czech, english] = [await list("cs"), await list("en")];
		expect(czech.map(({ title, duration_s, source }) => [title, duration_s, source])).toEqual([
			["Jak nafouknout a\u00a0zavázat balónek", 17, "file"],
			["Balónková girlanda krok za krokem", 19, "file"],
			["Dárek s\u00a0mašlí", 15, "file"],
		]);
		expect(english.map(({ title }) => title)[2]).toBe("A present with a bow");
		expect((await one(czech[0]?.id ?? 0)).body).toEqual(czech[0]);
		for (const [part, type] of [
			["url", "video/webm"],
			["poster", "image/webp"],
			["captions", "text/vtt; charset=utf-8"],
		] as const) {
			const reply = await get(english[2]?.[part] ?? "");
			expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, type]);
			expect(reply.headers.get("Accept-Ranges")).toBe("bytes");
			expect(reply.headers.get("Content-Length")).toBe(`${(await reply.arrayBuffer()).byteLength}`);
		}
		const text = async (videos: Video[]) => (await get(videos[2]?.captions ?? "")).text();
		expect(await text(czech)).toContain("Dárek vložte");
		expect(await text(english)).toContain("Put the present");
	});

	test("that are published later, lack the language, or have an invalid source are not listed and are 404", async () => {
		const before = (await list()).length;
		const ids = [
			await aVideo("file", "nafouknuti-balonku", new Date(testShop.shop.now().getTime() + 1)),
			await aVideo("file", "no-such-film"),
			await aVideo("file", "../files/nafouknuti-balonku"),
			await aVideo("file", "nafouknuti-balonku/.."),
			await aVideo("youtube", "abc"),
			await aVideo("youtube", 'abcdefghij"'),
			await aVideo("vimeo", "12a"),
			await aVideo("vimeo", "1/../2"),
		];
		expect(await list()).toHaveLength(before);
		for (const id of ids) expect((await one(id)).status).toBe(404);
		testShop.passMs(1);
		expect(await list()).toHaveLength(before + 1);
		expect((await one(ids[0] ?? 0, "en")).status).toBe(404);
		await testShop.shop.db.execute(sql`delete from videos where position = 9`);
	});

	test("at a video service use its player that tracks least, and have no files of the shop's own", async () => {
		const [youtube, vimeo] = [await aVideo("youtube", "dQw4w9WgXcQ"), await aVideo("vimeo", "76979871")];
		expect((await one(youtube)).body).toMatchObject({
			source: "youtube",
			url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
			poster: null,
			captions: null,
		});
		expect((await one(vimeo)).body).toMatchObject({
			source: "vimeo",
			url: "https://player.vimeo.com/video/76979871?dnt=1",
		});
		await testShop.shop.db.execute(sql`delete from videos where position = 9`);
	});
});

describe("the address of a video's file", () => {
	const url = async () => (await list())[0]?.url ?? "";
	const changed = (address: string, change: (url: URL) => void) => {
		const parsed = new URL(address, "http://shop");
		change(parsed);
		return parsed.pathname + parsed.search;
	};

	test("stays the same for a while, works for hours, and then is 404", async () => {
		const first = await url();
		testShop.passMs(HOUR_MS / 2);
		expect(await url()).toBe(first);
		testShop.passMs(2.5 * HOUR_MS);
		expect((await get(first)).status).toBe(200);
		expect(await url()).not.toBe(first);
		testShop.passMs(3 * HOUR_MS);
		const gone = await get(first);
		expect([gone.status, await gone.json()]).toEqual([404, { error: "not_found" }]);
	});

	test("works for what it was signed for alone", async () => {
		const address = await url();
		const [id] = /(?<=videos\/)\d+/.exec(address) ?? [];
		const other = (await list())[1]?.id;
		const swap = (from: string, to: string) => (parsed: URL) => {
			parsed.pathname = parsed.pathname.replace(from, to);
		};
		const wrong: Record<string, (parsed: URL) => void> = {
			"another video": swap(`/${id}/`, `/${other}/`),
			"another language": swap("/cs/", "/en/"),
			"another part": swap("video.webm", "poster.webp"),
			"a later end": (parsed) =>
				parsed.searchParams.set("expires", `${Number(parsed.searchParams.get("expires")) + 1}`),
			"another spelling of its end": (parsed) =>
				parsed.searchParams.set("expires", `0${parsed.searchParams.get("expires")}`),
			"one letter of the signature": (parsed) => {
				const signature = parsed.searchParams.get("signature") ?? "";
				parsed.searchParams.set("signature", `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`);
			},
		};
		for (const [what, change] of Object.entries(wrong))
			expect((await get(changed(address, change))).status, what).toBe(404);
		for (const missing of ["expires", "signature"]) {
			const reply = await get(changed(address, (parsed) => parsed.searchParams.delete(missing)));
			expect([reply.status, await reply.json()], missing).toEqual([
				422,
				{ error: "invalid", errors: { [missing]: ["invalid"] } },
			]);
		}
		for (const part of ["captions.cs.vtt", "..%2fREADME.md", "README.md", "video.webm%00"])
			expect((await get(changed(address, swap("video.webm", part)))).status, part).toBe(404);
	});

	test("answers requests for ranges", async () => {
		const address = await url();
		const whole = new Uint8Array(await (await get(address)).arrayBuffer());
		const size = whole.length;
		const cases: [string, number, string | null, Uint8Array][] = [
			["bytes=0-99", 206, `bytes 0-99/${size}`, whole.slice(0, 100)],
			[`bytes=${size - 5}-`, 206, `bytes ${size - 5}-${size - 1}/${size}`, whole.slice(-5)],
			["bytes=-7", 206, `bytes ${size - 7}-${size - 1}/${size}`, whole.slice(-7)],
			[`bytes=${size}-`, 416, `bytes */${size}`, new Uint8Array()],
			["bytes=0-1,4-5", 200, null, whole],
			["nonsense", 200, null, whole],
		];
		for (const [range, status, contentRange, bytes] of cases) {
			const reply = await get(address, { Range: range });
			expect([reply.status, reply.headers.get("Content-Range")], range).toEqual([status, contentRange]);
			expect(Buffer.compare(Buffer.from(await reply.arrayBuffer()), Buffer.from(bytes)), range).toBe(0);
		}
	});

	test("answers 304 to a client that has the file, and never sends a range of another version", async () => {
		const address = await url();
		const etag = (await get(address)).headers.get("ETag") ?? "";
		expect(etag).toMatch(/^"[\w-]{22}"$/);
		expect((await get(address, { "If-None-Match": etag })).status).toBe(304);
		expect((await get(address, { "If-None-Match": `"x", W/${etag}` })).status).toBe(304);
		expect((await get(address, { "If-None-Match": '"x"' })).status).toBe(200);
		expect((await get(address, { Range: "bytes=0-9", "If-Range": etag })).status).toBe(206);
		expect((await get(address, { Range: "bytes=0-9", "If-Range": '"x"' })).status).toBe(200);
	});
});
