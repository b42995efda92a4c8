type FeedItem = { id: string; name: string; group?: string; category?: string; params?: Record<string, string> };

/** What the demo lacks the categories and properties of, but for one: lanterns in two paths, a candle, a balloon. */
export const LANTERNS: FeedItem[] = [
	{
		id: "L1",
		name: "Lampion malý",
		group: "L",
		category: "Dům a zahrada | Lampiony",
		params: { Průměr: "20 cm", Záruka: "2 roky" },
	},
	{
		id: "L2",
		name: "Lampion velký",
		group: "L",
		category: "Dům a zahrada | Lampiony",
		params: { Průměr: "40 cm", Záruka: "2 roky" },
	},
	{ id: "M1", name: "Měsíc z papíru", category: "Dům a zahrada | Lampiony", params: { Průměr: "40 cm" } },
	{ id: "S1", name: "Světýlka na drátku", category: "Dům a zahrada | Světla | Řetězy", params: { Průměr: "20 cm" } },
	{
		id: "B1",
		name: "Balónek hvězdný",
		category: "Balónky | Fóliové balónky",
		params: { Barva: "stříbrná s hvězdami" },
	},
];

/** As Heureka has it; `change` rewrites each item first. */
export function lanternFeed(change: (item: FeedItem) => FeedItem = (item) => item): string {
	return heurekaFeed(LANTERNS.map(change));
}

/** A feed of these items, each of which costs 99 Kč; one without a name is called by its id. */
export function heurekaFeed(feed: (Omit<FeedItem, "name"> & { name?: string })[]): string {
	const element = (name: string, text: string | undefined) => (text === undefined ? "" : `<${name}>${text}</${name}>`);
	const items = feed.map(({ id, name = `Zboží ${id}`, group, category, params = {} }) => {
		const properties = Object.entries(params).map(
			([called, value]) => `<PARAM>${element("PARAM_NAME", called)}${element("VAL", value)}</PARAM>`,
		);
		const place = category === undefined ? "" : element("CATEGORYTEXT", `Heureka.cz | ${category}`);
		return `<SHOPITEM>${element("ITEM_ID", id)}${element("ITEMGROUP_ID", group)}${element("PRODUCTNAME", name)}<PRICE_VAT>99</PRICE_VAT>${place}${properties.join("")}</SHOPITEM>`;
	});
	return `<SHOP>\n${items.join("\n")}\n</SHOP>`;
}
