import { expect, test } from "vitest";
import { indexPage } from "#tools/look/index-page.ts";

const after = {
	...{ name: "/a<b>", widthPx: 390, locale: "cs", heightPx: 900, pictureHeightPx: 900, file: "001-a-390-cs.webp" },
};
const part = { title: "390 px, cs", thumbnailPx: 260, sheets: ["sheet-390-cs-01.webp"] };

test("the page leads to sheets and pictures, and names are text", () => {
	const html = indexPage([{ ...part, pairs: [{ after }] }], null);
	expect(html).toContain('<a href="sheet-390-cs-01.webp">sheet 1</a>');
	expect(html).toContain("<figcaption>/a&lt;b><br>900 px</figcaption>");
	expect(html.match(/src="[^"]*"/g)).toEqual(['src="001-a-390-cs.webp"']);
});

test("earlier pictures stand before their own, where there are any", () => {
	const before = { ...after, heightPx: 1000, file: "002-a-390-cs.webp" };
	const html = indexPage([{ ...part, pairs: [{ after, before }, { after }] }], "../be fore");
	expect(html).toContain("before 1000 px, after 900 px (−100)");
	expect(html).toContain("before: not there, after 900 px");
	expect(html.match(/src="[^"]*"/g)).toEqual([
		'src="../be%20fore/002-a-390-cs.webp"',
		'src="001-a-390-cs.webp"',
		'src="001-a-390-cs.webp"',
	]);
});
