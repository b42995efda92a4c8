// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PostBody } from "#components/blog/post-body.tsx";

afterEach(cleanup);

test("paragraphs, headings and lists; everything else stands as it is", () => {
	const { container } = render(
		<PostBody markdown={"První\nřádek\n\n## Nadpis\n\n- jedna\n- dvě\n\n<b>tučně</b> [odkaz](x)\n"} />,
	);
	expect(container.firstElementChild?.innerHTML).toBe(
		"<p>První\nřádek</p><h2>Nadpis</h2><ul><li>jedna</li><li>dvě</li></ul><p>&lt;b&gt;tučně&lt;/b&gt; [odkaz](x)</p>",
	);
});
