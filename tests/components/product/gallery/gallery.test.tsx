// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Gallery } from "#components/product/gallery/gallery.tsx";
import { forgetProduct, show } from "../show.tsx";

afterEach(() => {
	forgetProduct();
	Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
});

const images = ["a", "b", "c"].map((key) => ({ src: `/media/${key}`, alt: `Plášť ${key}` }));
const gallery = (shown: string | null = null) => <Gallery images={images} shown={shown} tint="#ffeeaa" />;
const current = () =>
	screen.getAllByRole("link", { name: /Zobrazit/ }).findIndex((link) => link.getAttribute("aria-current") === "true");

test("a small picture says by its own text where it leads, since nothing else is in its link", () => {
	show(gallery());
	for (const number of [1, 2, 3]) {
		const link = screen.getByRole("link", { name: `Zobrazit obrázek ${number} z\u00a03` });
		expect(link.querySelector("img")?.alt).toBe(`Zobrazit obrázek ${number} z\u00a03`);
	}
});

describe("a picture of a chosen variant", () => {
	test("takes the place of the one before when it can be painted, not before", async () => {
		let paintable = () => {};
		const decoded = new Promise<void>((resolve) => {
			paintable = resolve;
		});
		Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
		const { rerender } = show(gallery());
		rerender(gallery("/media/c"));
		expect(current()).toBe(0);
		expect(screen.getByAltText<HTMLImageElement>("Plášť c").loading).toBe("eager");
		await act(async () => paintable());
		expect(current()).toBe(2);
	});

	test("that does not come is shown all the same, with its description", async () => {
		Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error("broken")) });
		const { rerender } = show(gallery());
		await act(async () => rerender(gallery("/media/b")));
		expect(current()).toBe(1);
	});

	test("gives way to one that was chosen later, though it comes later", async () => {
		const comes = new Map<string, () => void>();
		Object.assign(HTMLImageElement.prototype, {
			decode(this: HTMLImageElement) {
				return new Promise<void>((resolve) => comes.set(this.alt, resolve));
			},
		});
		const { rerender } = show(gallery());
		rerender(gallery("/media/c"));
		rerender(gallery("/media/b"));
		await act(async () => comes.get("Plášť b")?.());
		await act(async () => comes.get("Plášť c")?.());
		expect(current()).toBe(1);
	});
});

describe("a picture over the whole screen", () => {
	const open = async () => {
		const { user } = show(gallery());
		await user.click(screen.getByRole("link", { name: /Zvětšit obrázek 1/ }));
		const dialog = await screen.findByRole("dialog");
		return {
			user,
			dialog: within(dialog),
			larger: () => within(dialog).getByRole("button", { name: "Zvětšit ještě víc" }),
		};
	};

	test("shows another by its thumbnail, by the arrows and by keys", async () => {
		const { user, dialog } = await open();
		await user.click(dialog.getByRole("button", { name: /Zobrazit obrázek 3/ }));
		dialog.getByText("3 / 3");
		await user.click(dialog.getByRole("button", { name: "Předchozí obrázek" }));
		dialog.getByText("2 / 3");
		await user.keyboard("{Home}");
		dialog.getByText("1 / 3");
	});

	test("is enlarged by a click and made small again by the next one or by another picture", async () => {
		const { user, dialog, larger } = await open();
		await user.click(larger());
		expect(larger().getAttribute("aria-pressed")).toBe("true");
		await user.click(larger());
		expect(larger().getAttribute("aria-pressed")).toBe("false");
		await user.click(larger());
		await user.click(dialog.getByRole("button", { name: /Zobrazit obrázek 2/ }));
		expect(larger().getAttribute("aria-pressed")).toBe("false");
	});

	test("is moved by a mouse that drags it, and stays enlarged", async () => {
		const { user, larger } = await open();
		await user.click(larger());
		const moves: [number, number][] = [];
		Object.assign(HTMLElement.prototype, { scrollBy: (x: number, y: number) => moves.push([x, y]) });
		fireEvent.pointerDown(larger(), { pointerType: "mouse", button: 0 });
		fireEvent(
			larger(),
			Object.assign(new Event("pointermove", { bubbles: true }), { movementX: 30, movementY: -12, buttons: 1 }),
		);
		fireEvent.click(larger());
		expect(moves).toEqual([[-30, 12]]);
		expect(larger().getAttribute("aria-pressed")).toBe("true");
		Reflect.deleteProperty(HTMLElement.prototype, "scrollBy");
	});
});
