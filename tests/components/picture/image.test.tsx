import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Image } from "#components/picture/image.tsx";

const attributes = (element: Element | null) =>
	Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
const shown = (image: Parameters<typeof Image>[0]) =>
	attributes(render(<Image {...image} />).container.firstElementChild);

test("a picture is offered in widths from half its room to twice it, and waits until somebody scrolls near", () => {
	expect(shown({ src: "/media/1", width: 480, sizes: "50vw" })).toEqual({
		srcset: "/media/1/320 320w, /media/1/480 480w, /media/1/800 800w, /media/1/1200 1200w",
		sizes: "50vw",
		src: "/media/1/1200",
		alt: "",
		width: "480",
		height: "600",
		decoding: "async",
		loading: "lazy",
	});
});

test.each([
	[32, undefined],
	[48, undefined],
	[64, "/media/1/96 96w, /media/1/192 192w"],
	[192, "/media/1/96 96w, /media/1/192 192w, /media/1/320 320w, /media/1/480 480w"],
	[800, "/media/1/480 480w, /media/1/800 800w, /media/1/1200 1200w"],
	[1200, "/media/1/800 800w, /media/1/1200 1200w"],
])("room of %i pixels: %s", (width, srcset) => {
	expect(shown({ src: "/media/1", width }).srcset).toBe(srcset);
});

test("a page's first picture is asked for before all else, and is in its first paint", () => {
	expect(shown({ src: "/media/1", width: 48, isFirst: true })).toMatchObject({
		loading: "eager",
		fetchpriority: "high",
		decoding: "sync",
	});
});
