import { describe, expect, test } from "vitest";
import {
	dump,
	expectRefused,
	productOf,
	shop,
	summaryOf,
	withCommandShop,
	writeFile,
} from "#tests/support/shop/command-shop.ts";

withCommandShop();

const WHOLE = [
	"Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Image",
	"pt-mask,Maska,<p>Kočičí maska</p>,Karneval,true,Barva,Černá,PT-CERNA,80,100,8590000000015,https://pictures.example/pt.jpg,https://pictures.example/pt-c.jpg",
	"pt-mask,,,,,,Bílá,PT-BILA,90,,,,",
	"pt-hat,Klobouk,,,false,,,PT-HAT,50,,,https://pictures.example/hat.jpg,",
].join("\n");
const fileOf = (...lines: string[]) => writeFile("partial.csv", lines.join("\n"));
const imported = async (...lines: string[]) => summaryOf(await shop("import", fileOf(...lines)));

type Variant = { code: string; name: string; price_with_tax: number; original_price_with_tax: number | null };
const variantsOf = async (handle: string) =>
	(await productOf(handle)).variants.map(({ code, name, price_with_tax, original_price_with_tax }: Variant) => [
		code,
		name,
		price_with_tax,
		original_price_with_tax,
	]);

const ONE_UPDATED = "1 changed (0 created, 1 updated), 0 unchanged";

describe("a file with some of the columns", () => {
	test("changes nothing where a column is missing, not even when it has every known handle", async () => {
		expect(summaryOf(await shop("import", fileOf(WHOLE)))).toMatch(/^2 changed \(2 created/);
		const before = await dump();
		for (const columns of ["Handle,Title", "Title,Handle,Type"]) {
			const rows = ["pt-mask,Maska", "pt-hat,Klobouk"].map((row) =>
				columns.endsWith("Type") ? `${row.split(",").reverse().join(",")},x` : row,
			);
			expect(await imported(columns, ...rows)).toBe("0 changed (0 created, 0 updated), 2 unchanged");
		}
		expect(await dump()).toEqual(before);
	});

	test("leaves description, brand, pictures, prices and variants when it has a new name", async () => {
		const before = await productOf("pt-mask");
		expect(await imported("Handle,Title", "pt-mask,Škraboška")).toBe(ONE_UPDATED);
		const { name, description, brand, variants, images } = await productOf("pt-mask");
		expect(name).toBe("Škraboška");
		expect({ description, brand }).toEqual({ description: before.description, brand: before.brand });
		for (const [now, then] of [
			[variants, before.variants],
			[images, before.images],
		]) {
			const withoutAlt = (key: string, value: unknown) => (key === "alt" ? undefined : value);
			expect(JSON.stringify(now, withoutAlt)).toBe(JSON.stringify(then, withoutAlt));
		}
		expect(await imported("Handle,Title", "pt-mask,Maska")).toBe(ONE_UPDATED);
	});

	test("clears description, brand and sale by an empty cell", async () => {
		const before = await productOf("pt-mask");
		expect(await imported("Handle,Title,Vendor", "pt-mask,Maska,")).toBe(ONE_UPDATED);
		expect(await productOf("pt-mask")).toMatchObject({
			brand: null,
			description: "Kočičí maska",
			images: before.images,
		});
		expect(await imported("Handle,Title,Body (HTML)", "pt-mask,Maska,")).toBe(ONE_UPDATED);
		expect(await productOf("pt-mask")).toMatchObject({ description: "" });
		const columns = "Handle,Title,Variant SKU,Variant Compare At Price";
		expect(await imported(columns, "pt-mask,Maska,PT-CERNA,")).toBe(ONE_UPDATED);
		expect(await variantsOf("pt-mask")).toEqual([
			["PT-CERNA", "Černá", 8000, null],
			["PT-BILA", "Bílá", 9000, null],
		]);
	});

	test("leaves the price before the reduction when it has the price alone, and the other way round", async () => {
		const compare = "Handle,Title,Variant SKU,Variant Compare At Price";
		const price = "Handle,Title,Variant SKU,Variant Price";
		expect(await imported(compare, "pt-mask,Maska,PT-CERNA,100")).toBe(ONE_UPDATED);
		expect((await variantsOf("pt-mask"))[0]).toEqual(["PT-CERNA", "Černá", 8000, 10_000]);
		expect(await imported(price, "pt-mask,Maska,PT-CERNA,70")).toBe(ONE_UPDATED);
		expect((await variantsOf("pt-mask"))[0]).toEqual(["PT-CERNA", "Černá", 7000, 10_000]);
		expect(await imported(price, "pt-mask,Maska,PT-CERNA,120")).toBe(ONE_UPDATED);
		expect((await variantsOf("pt-mask"))[0]).toEqual(["PT-CERNA", "Černá", 12_000, null]);
	});

	test("leaves variants that a file of SKUs does not name, and hides those missing among its options", async () => {
		expect(await imported("Handle,Title,Variant SKU,Variant Price", "pt-mask,Maska,PT-BILA,95")).toBe(ONE_UPDATED);
		expect((await variantsOf("pt-mask")).map(([code]: string[]) => code)).toEqual(["PT-CERNA", "PT-BILA"]);
		expect(await imported("Handle,Title,Option1 Value", "pt-mask,Maska,Bílá")).toBe(ONE_UPDATED);
		expect(await variantsOf("pt-mask")).toEqual([["PT-BILA", "Bílá", 9500, null]]);
		expect(await imported("Handle,Title,Option1 Value", "pt-mask,Maska,Černá", "pt-mask,,Bílá")).toBe(ONE_UPDATED);
	});

	test("sets a price without a SKU for the only variant; with several variants the line is an error", async () => {
		expect(await imported("Handle,Title,Variant Price", "pt-hat,Klobouk,55")).toBe(ONE_UPDATED);
		await expectRefused(["import", fileOf("Handle,Title,Variant Price", "pt-hat,Klobouk,55", "pt-mask,Maska,60")], 1, [
			"line 3: the product has several variants, and neither options nor a code say which one is meant",
			"Nothing was imported. Correct the file and import it again.",
		]);
	});

	test("leaves hidden goods hidden without the column Published, and shows them when it is empty", async () => {
		expect(await productOf("pt-hat")).toEqual({ error: "not_found" });
		expect(await imported("Handle,Title,Published", "pt-hat,Klobouk,")).toBe(ONE_UPDATED);
		expect((await productOf("pt-hat")).name).toBe("Klobouk");
	});

	test("adds a picture of a variant to those of the product", async () => {
		const { images } = await productOf("pt-mask");
		const columns = "Handle,Title,Variant SKU,Variant Image";
		const row = "pt-mask,Maska,PT-BILA,https://pictures.example/pt-b.jpg";
		expect(await imported(columns, row)).toBe(`${ONE_UPDATED}, new pictures: 1`);
		const after = await productOf("pt-mask");
		expect(after.images.slice(0, images.length)).toEqual(images);
		expect(after.images).toHaveLength(images.length + 1);
		expect(await imported(columns, row)).toBe("0 changed (0 created, 0 updated), 1 unchanged");
	});

	test("needs a price for new goods and new variants, and a name for one of several variants, each error with its line", async () => {
		await expectRefused(["import", fileOf("Handle,Title", "pt-hat,Klobouk", "pt-new,Nové", "pt-next,Další")], 1, [
			"line 3: Variant Price is missing: the product is new",
			"line 4: Variant Price is missing: the product is new",
			"Nothing was imported. Correct the file and import it again.",
		]);
		const options = fileOf("Handle,Title,Option1 Value", "pt-mask,Maska,Černá", "pt-mask,,Bílá", "pt-mask,,Zlatá");
		await expectRefused(["import", options], 1, [
			"line 4: Variant Price is missing: the variant is new",
			"Nothing was imported. Correct the file and import it again.",
		]);
		const skus = ["pt-mask,Maska,PT-BILA,95", "pt-mask,,PT-ZLATA,95", "pt-two,Dvě,PT-1,1", "pt-two,,PT-2,1"];
		await expectRefused(["import", fileOf("Handle,Title,Variant SKU,Variant Price", ...skus)], 1, [
			"line 3: the options are missing: the product has several variants, and this one is new",
			"line 4: the options are missing: the product has several variants, and this one is new",
			"line 5: the options are missing: the product has several variants, and this one is new",
			"Nothing was imported. Correct the file and import it again.",
		]);
	});
});
