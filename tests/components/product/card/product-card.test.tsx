// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProductCard } from "#components/product/card/product-card.tsx";
import { card } from "#lib/contract/examples/catalogue.ts";
import { forgetProduct, show } from "../show.tsx";

afterEach(forgetProduct);

const texts = () => screen.getByRole("article").textContent?.replaceAll("\u00a0", " ");

test("a costume that is for hire says from how much, and its sizes beside what is in stock", () => {
	show(<ProductCard product={{ ...card, hire: { from_with_tax: 29_000, sizes: "98–140 cm" } }} locale="cs" />);
	expect(texts()).toContain("Půjčit od 290,00 Kč");
	expect(texts()).toContain("Skladem · 98–140 cm");
});

test("goods that are sold alone say nothing of hiring", () => {
	show(<ProductCard product={card} locale="cs" />);
	expect(texts()).not.toMatch(/Půjčit|·/);
});
