import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

const COLOURS = ["červená", "zlatá", "modrá", "bílá", "růžová"];
const WORDS = ["Balónek", "Girlanda", "Konfety", "Kostým", "Ubrousky", "Svíčka", "Maska", "Lampion"];
const GROUP_SIZE = 5;

/** A Heureka feed of many items: every other run of five is one product, prices can be raised, pictures are left out. */
export async function writeFeed(path: string, items: number, options: { raiseCzk?: number } = {}): Promise<void> {
	const file = createWriteStream(path);
	const write = async (text: string) => {
		if (!file.write(text)) await new Promise((resolve) => file.once("drain", resolve));
	};
	await write('<?xml version="1.0" encoding="UTF-8"?>\n<SHOP>\n');
	for (let number = 1; number <= items; number++) await write(itemText(number, options.raiseCzk ?? 0));
	await write("</SHOP>\n");
	file.end();
	await finished(file);
}

function itemText(number: number, raiseCzk: number): string {
	const group = Math.ceil(number / GROUP_SIZE);
	const colour = COLOURS[number % COLOURS.length];
	const word = WORDS[group % WORDS.length];
	const groupId = group % 2 === 0 ? `<ITEMGROUP_ID>G${group}</ITEMGROUP_ID>` : "";
	return `<SHOPITEM>
<ITEM_ID>F${number}</ITEM_ID>${groupId}
<PRODUCTNAME>${word} ${group} ${colour}</PRODUCTNAME>
<DESCRIPTION><![CDATA[<p>${word} pro velkou oslavu, ${colour}. ${"Vydrží celý večer a dobře se nafukuje. ".repeat(6)}</p>]]></DESCRIPTION>
<URL>https://feed.example/${number}</URL>
<PRICE_VAT>${(number % 900) + 10 + raiseCzk},90</PRICE_VAT>
<VAT>21</VAT>
<MANUFACTURER>Výrobce ${group % 50}</MANUFACTURER>
<CATEGORYTEXT>Heureka.cz | Párty | ${word}</CATEGORYTEXT>
<DELIVERY_DATE>0</DELIVERY_DATE>
<PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>${colour}</VAL></PARAM>
</SHOPITEM>
`;
}
