import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, daysBetween, pragueDay } from "#lib/domain/time/calendar-day.ts";
import { holidayOf } from "#lib/domain/time/holidays.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import {
	dump,
	expectRefused,
	rowsOf,
	shop,
	tagsDuring,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";
import { importTexts, withContentFolder, write, writeAsIs } from "#tests/support/shop/content-folder.ts";

withCommandShop();
withContentFolder();

const SEED = join(import.meta.dirname, "../../../demo/texts");
const NOTHING = "Nothing was imported. Correct the files and import them again.";
const POST = ["title: Jak na girlandu", "publishedAt: 2026-11-01T08:00"];
const PICTURE = "picture: { layout: single, pieces: [emoji:balloon] }";

const done = (...out: string[]) => ({ code: 0, out, err: [] });
const postOf = async (key: string, locale = "cs") => {
	const [row] = await rowsOf<{ id: number }>(sql`select id from posts where key = ${key}`);
	return (await testShop.call("GET", `/blog/posts/${locale}/${row?.id}`)).body;
};

test("the demo's own texts are in the shop already", async () => {
	const before = await dump();
	const { code, out } = await shop("content", "import", SEED);
	expect([code, out]).toEqual([0, [expect.stringMatching(/^0 added, 0 changed, \d{2} unchanged$/)]]);
	expect(await dump()).toEqual(before);
});

test("an event in so many days waits for one on which its branch is open", async () => {
	const today = pragueDay(new Date());
	const first = [3, 4, 5].map((days) => addDays(today, days)).find((day) => holidayOf(day) === null);
	if (!first) throw new Error("No working day");
	await rowsOf(sql`
		insert into branch_exceptions (branch_id, day, hours, note)
		select id, ${first}::date, null, '{}' from branches where slug = 'praha' returning day`);
	const days = `inDays: ${daysBetween(today, first)}`;
	write("events/den.cs.md", [
		"title: Den",
		"branch: praha",
		days,
		'from: "10:00"',
		'to: "11:00"',
		"publishedDaysAgo: 1",
	]);
	expect(await importTexts()).toMatchObject({ code: 0 });
	const [event] = await rowsOf<{ day: string }>(sql`
		select (starts_at at time zone 'Europe/Prague')::date::text as day from events where key = 'den'`);
	expect(event?.day && event.day > first).toBe(true);
});

describe("a new article", () => {
	test("is imported with both languages, pictures, goods and category; the same folder again changes nothing", async () => {
		const { code, id: productId } = await aProduct(testShop);
		const shared = [PICTURE, "category: balonky", `products: [${code}]`];
		const pictures = ["pictures:", "  kopa: { layout: bunch, pieces: ['art:balloon'] }"];
		const body = `Úvod v lese.\n\n![Kopa](picture:kopa)\n\n::: produkty ${code}`;
		write("posts/girlanda-nova.cs.md", [...POST, "perex: Krok za krokem.", ...shared, ...pictures], body);
		write("posts/girlanda-nova.en.md", ["title: A garland", "slug: garland"], "![A heap](picture:kopa)");
		expect(
			await tagsDuring(async () =>
				expect(await importTexts()).toEqual(done("+ posts/girlanda-nova", "1 added, 0 changed, 0 unchanged")),
			),
		).toEqual(["pages"]);

		const czech = await postOf("girlanda-nova");
		expect(czech).toMatchObject({
			slug: "jak-na-girlandu",
			perex: "Krok za krokem.",
			published_at: "2026-11-01T07:00:00.000Z",
			category: { slug: "balonky" },
			image: { src: expect.stringMatching(/^\/media\/[0-9a-f]+\.\d+$/) },
			products: [{ id: productId }],
			blocks: [
				{ kind: "html", html: "<p>Úvod v\u00a0lese.</p>\n" },
				{ kind: "picture", image: { src: expect.stringMatching(/^\/media\/[0-9a-f]+\.\d+$/), alt: "Kopa" } },
				{ kind: "products", products: [{ id: productId }] },
			],
		});
		const english = await postOf("girlanda-nova", "en");
		expect(english.urls).toEqual({ cs: czech.url, en: `/en/blog/${czech.id}/garland` });
		expect(english.blocks[0].image.src).toBe(czech.blocks[1].image.src);

		const before = await dump();
		expect(await importTexts()).toEqual(done("0 added, 0 changed, 1 unchanged"));
		expect(await dump()).toEqual(before);
	});

	test("is found by search, and after a change by its new words", async () => {
		write("posts/hledany.cs.md", [...POST, "slug: hledany"], "Chobotnice z krepu.");
		await importTexts();
		const found = async (q: string) => (await testShop.call("GET", `/catalog/search/cs?q=${q}`)).body.articles;
		expect(await found("chobotnice")).toMatchObject([{ url: expect.stringMatching(/\/hledany$/) }]);
		write("posts/hledany.cs.md", [...POST, "slug: hledany"], "Velryba z krepu.");
		expect(await importTexts()).toEqual(done("~ posts/hledany", "0 added, 1 changed, 0 unchanged"));
		expect([await found("chobotnice"), await found("velryba")]).toMatchObject([[], [{}]]);
	});

	test("a date that is counted from the import stays when the folder comes again", async () => {
		const head = ["title: Včera", "publishedDaysAgo: 1"];
		write("posts/vcera.cs.md", head);
		await importTexts();
		const { published_at } = await postOf("vcera");
		expect(testShop.shop.now().getTime() - Date.parse(published_at)).toBeGreaterThan(86_400_000 - 60_000);
		write("posts/vcera.cs.md", head, "Jiný text.");
		expect((await importTexts()).out).toContain("~ posts/vcera");
		expect((await postOf("vcera")).published_at).toBe(published_at);
	});
});

test("a dry run says what would change and writes nothing", async () => {
	write("posts/nanecisto.cs.md", [...POST, PICTURE]);
	write("pages/terms.cs.md", ["title: Podmínky", "slug: obchodni-podminky"]);
	const before = await dump();
	const counts = "Dry run, nothing written: 1 added, 1 changed, 0 unchanged";
	expect(await importTexts("--dry-run")).toEqual(done("+ posts/nanecisto", "~ pages/terms", counts));
	expect(await dump()).toEqual(before);
});

test("a page is dated by its last change, and keeps the language that the folder does not have", async () => {
	const dated = async () => (await testShop.call("GET", "/pages/cs/key/privacy")).body.updated_at;
	const [page] = await rowsOf<{ slug: string }>(sql`
		update pages set updated_at = '2026-01-01' where key = 'privacy' returning key as slug`);
	expect(page?.slug).toBe("privacy");
	write("pages/privacy.cs.md", ["title: Soukromí", "slug: ochrana-osobnich-udaju"]);
	await importTexts();
	const changed = await dated();
	expect(Date.parse(changed)).toBeGreaterThan(Date.parse("2026-11-01"));
	await importTexts();
	expect(await dated()).toBe(changed);
	expect((await testShop.call("GET", "/pages/en/privacy")).status).toBe(200);
});

test("jobs, events, contacts, documents and lists are imported too", async () => {
	write("careers/ridic.cs.md", [
		"title: Řidič",
		"branch: brno",
		"employment: full_time",
		"payFrom: 30000",
		"publishedDaysAgo: 1",
	]);
	write("events/ples.cs.md", [
		"title: Ples",
		"place: Lucerna",
		"day: 2027-02-20",
		'from: "19:00"',
		'to: "23:00"',
		"price: 250",
		"publishedDaysAgo: 1",
	]);
	write(
		"contacts/sklad.cs.md",
		["name: Sklad", "role: Výdej", "email: sklad@konfety.example", 'phone: "+420 800 100 299"'],
		"",
	);
	write("documents/plna-moc.cs.md", ["title: Plná moc", "section: Ostatní"]);
	writeAsIs("post-categories.yaml", "- key: svatby\n  name: { cs: Svatby, en: Weddings }\n");
	writeAsIs(
		"instagram.yaml",
		`- key: nova\n  ${PICTURE}\n  alt: { cs: Stuha, en: Ribbon }\n  url: https://www.instagram.com/p/1/\n`,
	);
	const names = [
		"post-categories/svatby",
		"careers/ridic",
		"contacts/sklad",
		"documents/plna-moc",
		"events/ples",
		"instagram/nova",
	];
	expect(await importTexts()).toEqual(done(...names.map((name) => `+ ${name}`), "6 added, 0 changed, 0 unchanged"));
	expect((await importTexts()).out).toEqual(["0 added, 0 changed, 6 unchanged"]);
	const one = async (path: string, title: string) =>
		(await testShop.call("GET", path)).body.find((item: { title?: string; name?: string }) =>
			[item.title, item.name].includes(title),
		);
	expect(await one("/careers/cs", "Řidič")).toMatchObject({ city: "Brno", pay_from: 3_000_000, pay_to: null });
	expect(await one("/contacts", "Sklad")).toMatchObject({ email: "sklad@konfety.example" });
	expect(await one("/blog/categories/list", "Svatby")).toMatchObject({ slug: "svatby", count: 0 });
	const { upcoming } = (await testShop.call("GET", "/events/cs")).body;
	expect(upcoming.find((event: { title: string }) => event.title === "Ples")).toMatchObject({
		starts_at: "2027-02-20T18:00:00.000Z",
		price_with_tax: 25_000,
		place: { name: "Lucerna" },
	});
});

describe("a folder with a fault changes nothing, and each fault is named by its file and line", () => {
	let before: Awaited<ReturnType<typeof dump>>;
	beforeAll(async () => {
		before = await dump();
	});
	afterAll(async () => expect(await dump()).toEqual(before));

	test.each<[string, () => void, string[]]>([
		[
			"no front matter",
			() => writeAsIs("posts/a.cs.md", "Text"),
			['posts/a.cs.md:1: begins with front matter between two lines of "---"'],
		],
		[
			"broken YAML",
			() => writeAsIs("posts/a.cs.md", "---\ntitle: 'a\n---\nText"),
			[expect.stringMatching(/^posts\/a\.cs\.md:\d: Missing closing 'quote/)] as never,
		],
		[
			"an unknown field",
			() => write("posts/a.cs.md", [...POST, "autor: já"]),
			[
				'posts/a.cs.md:4: there is no field "autor"; known: title, slug, perex, publishedAt, publishedDaysAgo, category, picture, products, pictures',
			],
		],
		["no title", () => write("posts/a.cs.md", ["publishedDaysAgo: 1"]), ["posts/a.cs.md:1: title: is missing"]],
		[
			"two dates",
			() => write("posts/a.cs.md", [...POST, "publishedDaysAgo: 1"]),
			["posts/a.cs.md:3: publishedAt: is missing, or give publishedDaysAgo; not both"],
		],
		[
			"a shared field twice",
			() => {
				write("posts/a.cs.md", POST);
				write("posts/a.en.md", ["title: A", "category: balonky"]);
			},
			["posts/a.en.md:3: category: is the same in all languages and stands in the Czech file alone"],
		],
		[
			"unknown names",
			() =>
				write(
					"posts/a.cs.md",
					[...POST, "category: nic", "products: [NENI-1]"],
					"a\n\n::: produkty NENI-2\n\n![b](picture:neni)",
				),
			[
				'posts/a.cs.md:4: category: there is no category of the blog "nic"',
				'posts/a.cs.md:5: products: there is no product with the code "NENI-1"',
				'posts/a.cs.md:10: there is no product with the code "NENI-2"',
				'posts/a.cs.md:12: there is no picture "neni" in the front matter or the shop',
			],
		],
		[
			"a body with HTML",
			() => write("posts/a.cs.md", POST, "a\n\nb <i>c</i>"),
			[
				"posts/a.cs.md:8: HTML is not let through; write Markdown",
				"posts/a.cs.md:8: HTML is not let through; write Markdown",
			],
		],
		["no body", () => write("posts/a.cs.md", POST, ""), ["posts/a.cs.md:5: the text is missing"]],
		[
			"an emoji that there is not",
			() => write("posts/a.cs.md", [...POST, "picture: { layout: single, pieces: [emoji:nic-takoveho] }"]),
			[
				"posts/a.cs.md:4: picture.pieces.0: is art:… or emoji:… that there is, or { art, color, color2, hue, sign, print, foil }",
			],
		],
		[
			"a picture in scale that does not say how large",
			() => write("posts/a.cs.md", [...POST, "picture: { layout: scale, pieces: [art:balloon] }"]),
			["posts/a.cs.md:4: picture: cannot be drawn: A picture in scale without centimetres"],
		],
		[
			"a motif on what has no room for one",
			() =>
				write("posts/a.cs.md", [...POST, "picture: { layout: single, pieces: [{ art: art:cannon, print: balloon }] }"]),
			["posts/a.cs.md:4: picture: cannot be drawn: No room for a print: cannon"],
		],
		[
			"a strange file",
			() => write("posts/A.cs.md", POST),
			[
				"posts/A.cs.md:1: is no file of content: <kind>/<key>.<cs|en>.md with the kinds posts, pages, services, careers, events, documents, contacts, or one of the two lists",
			],
		],
		["a contact in English", () => write("contacts/a.en.md", []), ["contacts/a.en.md:1: contacts are in Czech alone"]],
		[
			"an unknown branch",
			() => write("careers/a.cs.md", ["title: A", "branch: nikde", "employment: agreement", "publishedDaysAgo: 1"]),
			['careers/a.cs.md:3: branch: there is no branch "nikde"'],
		],
		[
			"an event that ends before it begins",
			() => write("events/a.cs.md", ["title: A", "inDays: 1", 'from: "12:00"', 'to: "11:00"', "publishedDaysAgo: 1"]),
			["events/a.cs.md:5: to: is not later than from"],
		],
		[
			"the address of another page",
			() => write("pages/a.cs.md", ["title: A", "slug: obchodni-podminky"]),
			['pages/a.cs.md:3: slug: "obchodni-podminky" is another page\'s'],
		],
		[
			"the address of a screen",
			() => write("pages/a.cs.md", ["title: A", "slug: kosik"]),
			['pages/a.cs.md:3: slug: "kosik" is the address of a screen of the shop'],
		],
		[
			"a service in one language",
			() => write("services/rental.cs.md", ["title: A"]),
			["services/rental.cs.md:1: a service is written in both languages"],
		],
		[
			"a call to action on paper",
			() => write("documents/a.cs.md", ["title: A", "section: B"], "::: vyzva a | /b"),
			["documents/a.cs.md:5: a paper has text, lists and tables alone"],
		],
		["a list that is none", () => writeAsIs("instagram.yaml", "a: b\n"), ["instagram.yaml:1: is a list"]],
		[
			"a bad line of a list",
			() =>
				writeAsIs("post-categories.yaml", "- key: a\n  name: { cs: A, en: A }\n- key: B\n  name: { cs: A, en: A }\n"),
			["post-categories.yaml:3: key: is of the letters a–z, digits and hyphens"],
		],
		[
			"bytes that are no text",
			() => writeAsIs("posts/a.cs.md", Buffer.from([0x48, 0xe8, 0x0a])),
			["posts/a.cs.md:1: is not text in UTF-8"],
		],
	])("%s", async (_, make, faults) => {
		write("posts/spravny.cs.md", POST);
		make();
		expect(await importTexts()).toEqual({ code: 1, out: [], err: [...faults, NOTHING] });
	});

	test("a folder that does not exist is refused", () =>
		expectRefused(["content", "import", "/nowhere/at-all"], 1, ["There is no folder /nowhere/at-all."]));
});
