import { expect, test } from "vitest";
import { loadDocumentTexts } from "#lib/shop/telling/document/document-texts.ts";
import { renderSlips } from "#lib/shop/telling/document/render-slips.ts";
import { type SlipData, slipOf } from "#lib/shop/telling/document/slip-paper.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

const aSlip = async (changes: Partial<SlipData>) => {
	const data: SlipData = {
		number: "2600001",
		locale: "cs",
		day: "2026-11-25",
		promisedTo: null,
		sender: { company: "Konfety s.r.o.", street: "Nádražní 62", city: "150 00 Praha 5", phone: "", email: "" },
		recipient: {
			person: "Žofie Křížová",
			company: "",
			place: "",
			street: "Údolní 12",
			city: "Brno",
			zip: "60200",
			country: "Česká republika",
		},
		buyer: "Žofie Křížová",
		phone: "+420777123456",
		delivery: "Kurýr na adresu",
		collect: null,
		note: "",
		lines: [],
		...changes,
	};
	return slipOf(data, await loadDocumentTexts(data.locale));
};

test("each slip in a file counts its own pages, and every page names its order", async () => {
	const lines = Array.from({ length: 60 }, (_, at) => ({
		code: `KOD-${at}.`,
		name: "Talíř",
		variantName: "",
		note: "",
		quantity: 1,
	}));
	const long = await aSlip({ lines });
	const pages = pdfPages(await renderSlips([long, await aSlip({ number: "2600002" }), long]));
	const seen = pages.map((text) => /objednávka (\d+)/.exec(text.replaceAll("\u00a0", " "))?.[1]);
	const counted = pages.map((text) => /Strana \d+ z \d+/.exec(text.replaceAll("\u00a0", " "))?.[0]);
	const four = [1, 2, 3, 4].map((page) => `Strana ${page} z 4`);
	expect(counted).toEqual([...four, "Strana 1 z 1", ...four]);
	expect(seen).toEqual([...Array(4).fill("2600001"), "2600002", ...Array(4).fill("2600001")]);
	const first = pages.slice(0, 4).join("\n");
	for (const { code } of lines) expect(first.split(code)).toHaveLength(2);
});

test("the last promised day stands below the day of the order", async () => {
	const slip = await aSlip({ promisedTo: "2026-11-27" });
	const facts = slip.facts.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));
	expect(facts.slice(0, 2)).toEqual(["Datum objednávky: 25. 11. 2026", "Slíbeno do: 27. 11. 2026"]);
});

test("a company is named before its person, and a pickup point before its street", async () => {
	const recipient = { person: "Jan Malý", company: "Oslavy a.s.", place: "Box Žižkov", street: "Koněvova 102" };
	const slip = await aSlip({ recipient: { ...recipient, city: "Praha 3", zip: "13000", country: "" } });
	expect(slip.parties[1]).toEqual({
		title: "Příjemce",
		name: "Oslavy a.s.",
		lines: ["Jan Malý", "Box Žižkov", "Koněvova 102", "130\u00a000 Praha 3"],
	});
});

test("the same slip gives the same bytes", async () => {
	const slip = await aSlip({});
	expect((await renderSlips([slip])).equals(await renderSlips([slip]))).toBe(true);
});
