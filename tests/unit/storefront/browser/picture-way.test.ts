// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriveWithPicture, leaveWithPicture, pointAtPicture } from "#lib/storefront/browser/picture-way.ts";

const CARD_PATH = "/1/balonky/balonek";
const animate = vi.fn();
let prefersReduced = false;

beforeEach(() => {
	prefersReduced = false;
	vi.stubGlobal("matchMedia", () => ({ matches: prefersReduced }));
	vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
	Element.prototype.animate = animate;
});
afterEach(() => {
	vi.unstubAllGlobals();
	animate.mockClear();
	window.history.replaceState(null, "", "/");
});

function element<T extends HTMLElement>(node: T, box: DOMRect): T {
	node.getBoundingClientRect = () => box;
	return node;
}

/** A card's picture of 200 × 250 px at 400, 300. */
function card() {
	const picture = element(document.createElement("img"), new DOMRect(400, 300, 200, 250));
	Object.defineProperty(picture, "currentSrc", { value: "/media/a/320" });
	return picture;
}

/** The stage of a product's page, 600 px wide at 100, 150. */
function stage(isComplete = false) {
	const node = element(document.createElement("div"), new DOMRect(100, 150, 600, 750));
	const picture = document.createElement("img");
	Object.defineProperty(picture, "complete", { value: isComplete });
	node.append(picture);
	return { node, picture };
}

/** Follows the link to `to`, while the pointer is on the card; the page at `arrived` is drawn. */
function follow({ to = CARD_PATH, arrived = CARD_PATH, isComplete = false } = {}) {
	pointAtPicture(CARD_PATH, card());
	leaveWithPicture(to);
	window.history.replaceState(null, "", arrived);
	const { node, picture } = stage(isComplete);
	arriveWithPicture(node);
	return { node, picture };
}

test("A product's page begins with the picture of the card, which grows from its place", () => {
	const { picture } = follow();
	expect(picture.style.background).toContain("/media/a/320");
	expect(animate.mock.calls[0]?.[0]).toEqual([
		expect.objectContaining({ transform: `translate(300px, 150px) scale(${1 / 3})` }),
		expect.objectContaining({ transform: "none" }),
	]);
});

test("the card's picture is gone once the larger one is there, or will not come", () => {
	for (const end of ["load", "error"]) {
		const { picture } = follow();
		picture.dispatchEvent(new Event(end));
		expect(picture.style.background).toBe("");
	}
});

test("a larger picture that is there already is not painted over", () => {
	const { picture } = follow({ isComplete: true });
	expect(picture.style.background).toBe("");
	expect(animate).toHaveBeenCalledOnce();
});

test("under reduced motion it is there at once, and nothing grows", () => {
	prefersReduced = true;
	const { picture } = follow();
	expect(picture.style.background).toContain("/media/a/320");
	expect(animate).not.toHaveBeenCalled();
});

test.each([
	["the link of another card is followed", { to: "/2/balonky/jiny" }],
	["another page is drawn meanwhile", { arrived: "/2/balonky/jiny" }],
])("nothing grows when %s", (_what, way) => {
	const { picture } = follow(way);
	expect(picture.style.background).toBe("");
	expect(animate).not.toHaveBeenCalled();
});

test("nothing grows on the way back or forward, which shows a page as it was left", () => {
	pointAtPicture(CARD_PATH, card());
	leaveWithPicture(CARD_PATH, "traverse");
	window.history.replaceState(null, "", CARD_PATH);
	const { node } = stage();
	arriveWithPicture(node);
	expect(animate).not.toHaveBeenCalled();
});

test("it grows once: the page may be drawn again", () => {
	const { node } = follow();
	arriveWithPicture(node);
	expect(animate).toHaveBeenCalledOnce();
});
