// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ProductPage } from "#components/product/product-page.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { deliveryMethod, reviews } from "#lib/contract/examples/content.ts";
import { product } from "#lib/contract/examples/product.ts";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { Surroundings } from "../product/show.tsx";

const SCRIPT = 'script[type="application/ld+json"]';
const EVIL = "</script><script>alert(1)</script>";

beforeEach(() => {
	vi.stubEnv("SHOP_URL", "https://www.konfety.test");
});
afterEach(() => {
	vi.unstubAllEnvs();
});

/** The page as a browser reads it. */
const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");

describe("texts of the shop in structured data", () => {
	test.each([
		EVIL,
		"<!--<script>",
		"]]>",
		"&quot;&lt;",
		'"\\"',
		"řádek\u2028a\u2029další",
		"</SCRIPT >",
		"\u0000\ud800",
	])("%j stays inside its script and is read back unchanged", (name) => {
		const page = parsed(
			renderToString(
				<main>
					<JsonLd data={{ "@context": "https://schema.org", "@type": "Thing", name }} />
				</main>,
			),
		);
		const [script, ...others] = page.querySelectorAll("script");
		expect(others).toEqual([]);
		expect(page.body.textContent).toBe(script?.textContent);
		expect(JSON.parse(script?.textContent ?? "").name).toBe(name);
	});

	test("no character in the script can begin markup or end a line", () => {
		const html = renderToString(
			<JsonLd data={{ "@context": "https://schema.org", "@type": "Thing", name: "<>&\u2028\u2029" }} />,
		);
		expect(html).toContain("\\u003c\\u003e\\u0026\\u2028\\u2029");
	});

	test("a product named as a script is escaped everywhere on its page", () => {
		const evil = {
			...product,
			name: EVIL,
			description: EVIL,
			breadcrumb: product.breadcrumb.map((one) => ({ ...one, name: EVIL })),
			variants: product.variants.map((one) => ({ ...one, code: EVIL })),
		};
		const said = { ...reviews, reviews: reviews.reviews.map((one) => ({ ...one, author: EVIL, text: EVIL })) };
		const related = { same_motif: [], companions: [], related: [], substitutes: [], filling: null };
		const html = renderToString(
			<Surroundings>
				<ProductPage
					{...{
						product: evil,
						related,
						reviews: said,
						deliveries: [deliveryMethod],
						branchCount: 13,
						rental: null,
						filling: null,
					}}
					dispatch={DISPATCH}
					locale="cs"
				/>
			</Surroundings>,
		);
		const page = parsed(html);
		const scripts = [...page.querySelectorAll("script")];
		// The way to the product, and the product.
		expect(scripts).toEqual([...page.querySelectorAll(SCRIPT)]);
		expect(scripts).toHaveLength(2);
		const [way, graph] = scripts.map((one) => JSON.parse(one.textContent ?? ""));
		expect(way.itemListElement.at(-1).name).toBe(EVIL);
		expect(graph["@graph"][0]).toMatchObject({ name: EVIL, description: EVIL, category: EVIL, sku: EVIL });
		expect(graph["@graph"][0].review[0]).toMatchObject({ author: { name: EVIL }, reviewBody: EVIL });
	});
});
