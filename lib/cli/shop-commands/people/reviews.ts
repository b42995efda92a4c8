import { REVIEW_STATES } from "#lib/domain/goods/review-states.ts";
import { listForModeration, type ModeratedReview, moderate } from "#lib/shop/goods/review/moderate.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { explainCode } from "../explain-code.ts";
import { nearest } from "../nearest.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { withShop } from "../with-shop.ts";

const listOptions = {
	state: { type: "string", default: "pending" },
	product: { type: "string" },
	limit: { type: "string", default: "20" },
	json: { type: "boolean" },
} as const;
const LIMIT = { min: 1, max: 10_000 };
const ID = { min: 1, max: 2 ** 31 - 1 };

export const reviewsList: Command = {
	name: "reviews list",
	usage: "[--state <state>] [--product <code>] [--limit <number>] [--json]",
	summary: "shows reviews, first of all those that wait to be read",
	help: `Changes nothing. Shows whole reviews, with the number that \`reviews approve\` and \`reviews reject\` take. Those that wait
come with the longest waiting first, others with the newest first. Times are those of Prague.

  --state <state>    ${REVIEW_STATES.join(", ")}; pending unless said otherwise
  --product <code>   only reviews of the product with this code, or with a variant of this code
  --limit <number>   how many at most, ${listOptions.limit.default} unless said otherwise, ${LIMIT.max} at most
  --json             as JSON, with UTC times

  npm run shop -- reviews list --state published --product BL-1021`,
	options: listOptions,
	async run(args, io) {
		const input = readArgs(args, listOptions, []);
		if (!input.ok) return explainMisuse(reviewsList, io, input.sentence);
		const { state: typedState, product, limit: typedLimit, json } = input.value.values;
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(reviewsList, io, sentence);
		}
		const state = REVIEW_STATES.find((one) => one === typedState);
		if (!state) {
			const sentence = `There is no review state "${typedState}". Did you mean ${nearest(typedState, [...REVIEW_STATES])}?`;
			return explainMisuse(reviewsList, io, sentence);
		}
		const found = await withShop(io, (shop) => listForModeration(shop, { state, productCode: product, limit }));
		if (!found.ok) {
			io.complain(explainCode({ ...found, error: found.error }, product ?? ""));
			return EXIT.refused;
		}
		if (json) io.print(JSON.stringify(found.value.map(jsonOf), null, 2));
		else if (found.value.length === 0) io.print(`No review is ${state}.`);
		else for (const review of found.value) io.print(textOf(review));
		return EXIT.done;
	},
};

function textOf(review: ModeratedReview): string {
	const { id, createdAt, state, stars, product_code, product_name, author, is_verified, text } = review;
	const facts = [`${id}`, pragueTime.format(createdAt), state, `${stars}/5`, `${product_code} (${product_name})`];
	const writer = `${author}${is_verified ? ", has bought it" : ""}:`;
	return [facts.join("  "), ...[writer, ...text.split("\n")].map((line) => `    ${line}`), ""].join("\n");
}

function jsonOf(review: ModeratedReview) {
	const { id, createdAt, state, stars, product_code, author, email, is_verified, locale, text } = review;
	const date = createdAt.toISOString();
	return { id, date, state, stars, product: product_code, author, email, is_verified, locale, text };
}

const decideOptions = { "dry-run": { type: "boolean" } } as const;

export const reviewsApprove: Command = {
	name: "reviews approve",
	usage: "<number…> [--dry-run]",
	summary: "publishes reviews",
	help: `Shows the reviews with these numbers on the pages of their goods, and counts their stars. Those published already stay
as they are. All or nothing: one number without a review, and nothing changes. The rules that customers are told: a
review is refused only for vulgar words, personal data, advertising, or when it is not about the goods.

  --dry-run   only says what would change

  npm run shop -- reviews approve 12 15 16`,
	options: decideOptions,
	run: (args, io) => decide(reviewsApprove, "published", args, io),
};

export const reviewsReject: Command = {
	name: "reviews reject",
	usage: "<number…> [--dry-run]",
	summary: "keeps reviews from being shown",
	help: `The reviews with these numbers are not shown, or no longer, and their stars do not count; they can be approved later.
Those rejected already stay as they are. All or nothing: one number without a review, and nothing changes. Only vulgar
words, personal data, advertising and what is not about the goods may be refused, as customers are told; bad ones stay.

  --dry-run   only says what would change

  npm run shop -- reviews reject 13`,
	options: decideOptions,
	run: (args, io) => decide(reviewsReject, "rejected", args, io),
};

async function decide(command: Command, state: "published" | "rejected", args: string[], io: Io): Promise<number> {
	const typed = args.filter((word) => !word.startsWith("-"));
	const names = typed.length === 0 ? ["number"] : typed.map(() => "number");
	const input = readArgs(args, decideOptions, names);
	if (!input.ok) return explainMisuse(command, io, input.sentence);
	const ids = new Set<number>();
	for (const word of input.value.positionals) {
		const id = wholeNumber(word, ID);
		if (id === null) return explainMisuse(command, io, `"${word}" is no number of a review.`);
		ids.add(id);
	}
	const { "dry-run": isDryRun = false } = input.value.values;
	const decided = await withShop(io, (shop) => moderate(shop, { ids: [...ids], state, isDryRun }));
	if (!decided.ok) {
		const many = `${decided.value}`.includes(",");
		io.complain(
			`There ${many ? "are no reviews" : "is no review"} ${decided.value}; nothing was changed. See them by \`npm run shop -- reviews list\`.`,
		);
		return EXIT.refused;
	}
	for (const { id, product, before, after } of decided.value) {
		const subject = `Review ${id} of ${product.code} (${product.name})`;
		if (before === after) io.print(`${subject} is ${after} already; nothing was changed.`);
		else io.print(`${subject}: ${before} → ${after}${isDryRun ? " (dry run, nothing written)" : ""}`);
	}
	return EXIT.done;
}
