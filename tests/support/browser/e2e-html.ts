/** Whether HTML is what the HTML standard allows; by html-validate, and by the Nu checker too where `VNU_JAR` names it (Java). */
import { execFileSync } from "node:child_process";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
	new StaticConfigLoader({
		root: true,
		extends: ["html-validate:standard"],
		rules: {
			"aria-label-misuse": ["error", { allowAnyNamable: false }],
			// Boxes of one filter are one question of many answers, and share its name as radio buttons do.
			"form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
			"prefer-native-element": "error",
			"unique-landmark": "error",
			// Relaxed as in the standard, not a letter first: React begins the ids that it makes (`useId`) with "_".
			"valid-id": ["error", { relaxed: true }],
		},
	}),
);

/** What is wrong, a line each with the element it is about. */
export async function htmlProblems(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	const found = results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
	return [...new Set([...found, ...nuProblems(html)])];
}

type NuReply = { messages: { type: string; message: string; extract?: string }[] };

function nuProblems(html: string): string[] {
	const jar = process.env.VNU_JAR;
	if (!jar) return [];
	// Large pages are deep; it answers on stderr, and with an exit code that --exit-zero-always takes away.
	const options = ["-Xss8m", "-jar", jar, "--errors-only", "--exit-zero-always", "--stdout", "--format", "json", "-"];
	const answer = execFileSync("java", options, { input: html, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
	const { messages }: NuReply = JSON.parse(answer);
	return messages.map(({ message, extract = "" }) => `nu: ${message} (${extract.replace(/\s+/g, " ").slice(0, 160)})`);
}
