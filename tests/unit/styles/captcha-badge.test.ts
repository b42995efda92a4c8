// @vitest-environment jsdom
import { join } from "node:path";
import { compile } from "sass";
import { afterEach, expect, test } from "vitest";

const STYLES = join(import.meta.dirname, "../../../styles");

afterEach(() => document.head.replaceChildren());

test("captcha version 3: badge hidden (§5), and nothing else is hidden", () => {
	const sheet = document.createElement("style");
	sheet.textContent = compile(join(STYLES, "globals.scss"), { loadPaths: [STYLES] }).css;
	document.head.append(sheet);
	// As Google's script adds it.
	document.body.innerHTML =
		'<main>Dobrý den</main><div><div class="grecaptcha-badge" style="display: block"></div></div>';
	const visibilityOf = (selector: string) => {
		const found = document.querySelector(selector);
		return found && getComputedStyle(found).visibility;
	};
	expect(visibilityOf(".grecaptcha-badge")).toBe("hidden");
	expect(visibilityOf("main")).toBe("visible");
});
