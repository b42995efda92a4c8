import { expect, test } from "vitest";
import { lengthText } from "#components/video/length-text.ts";

test.each([
	[1, "0:01"],
	[59, "0:59"],
	[60, "1:00"],
	[725, "12:05"],
	[3599, "59:59"],
	[3600, "1:00:00"],
	[3723, "1:02:03"],
])("%i seconds are %s", (seconds, text) => {
	expect(lengthText(seconds)).toBe(text);
});
