// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { SizeTable } from "#components/product/decision/size-table.tsx";
import { SIZE_TABLE } from "../a-product.ts";
import { forgetProduct, show } from "../show.tsx";

afterEach(forgetProduct);

describe("size table", () => {
	test("is opened and closed by the keyboard, and the focus comes back", async () => {
		const { user } = show(<SizeTable table={SIZE_TABLE} sizes={["S", "M"]} />);
		expect(screen.queryByRole("dialog")).toBeNull();
		await user.tab();
		await user.keyboard("{Enter}");
		const dialog = screen.getByRole("dialog", { name: "Tabulka velikostí" });
		within(dialog).getByText(/Míry jsou v centimetrech\. Mezi dvěma velikostmi zvolte větší\./);
		await user.keyboard("{Enter}");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Tabulka velikostí" }));
	});

	test("is a table with a caption, named columns and named rows", async () => {
		const { user } = show(<SizeTable table={SIZE_TABLE} sizes={["S", "M"]} />);
		await user.click(screen.getByRole("button", { name: "Tabulka velikostí" }));
		const table = screen.getByRole("table", { name: "Velikosti dámských kostýmů" });
		const texts = (role: string) =>
			within(table)
				.getAllByRole(role)
				.map((cell) => cell.textContent);
		expect(texts("columnheader")).toEqual(["Velikost", "Hrudník (cm)", "Pas (cm)"]);
		expect(texts("rowheader")).toEqual(["S", "M"]);
		expect(texts("cell")).toEqual(["82–89", "66–73", "90–97", "74–81"]);
	});

	test.each([
		[["M"], ["M"]],
		[["M / 90 cm", "S-M"], ["M"]],
		[["M/L"], ["S", "M"]],
	])("of the sizes %j has the rows %j", async (sizes, rows) => {
		const { user } = show(<SizeTable table={SIZE_TABLE} sizes={sizes} />);
		await user.click(screen.getByRole("button", { name: "Tabulka velikostí" }));
		expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(rows);
	});
});
