import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { insertAll } from "#lib/shop/kernel/db/insert-all.ts";
import { products } from "#lib/shop/kernel/db/schema/catalogue.ts";
import { users } from "#lib/shop/kernel/db/schema/people.ts";
import { reviews } from "#lib/shop/kernel/db/schema/reviews.ts";
import { NOBODYS_PASSWORD } from "../facts/nobodys-password.ts";
import type { SeedReview } from "../facts/review-format.ts";
import { isWoman, REVIEWERS } from "../facts/reviewers.ts";
import { writeReviews } from "../reviews/write-reviews.ts";
import { fraction, shuffled } from "./chance.ts";
import { readCatalogue } from "./read-catalogue.ts";

const DAY_MS = DAY_S * SECOND_MS;
const VERIFIED_SHARE = 0.55;
const OLDEST_DAYS = 365;
const PENDING_COUNT = 4;

/** A review that moderation should refuse. */
const ADVERTISEMENT: SeedReview = {
	stars: 5,
	text: "Levnější balónky najdete u nás na www.levna-oslava.example, doprava zdarma a sleva 20 % s kódem LEVNE!",
	locale: "cs",
};

type SeededProduct = { id: number; code: string; createdAt: Date };
type ReviewRow = typeof reviews.$inferInsert;

/** Writes reviewers and their reviews of the demo goods, the same ones at every seeding; dates are relative to `now`. */
export async function seedReviews(tx: Database, now: Date): Promise<void> {
	const userIds = await seedReviewers(tx);
	const seeded = await tx
		.select({ id: products.id, code: products.code, createdAt: products.createdAt })
		.from(products)
		.orderBy(products.code);
	const undecided = shuffled(seeded, "undecided").slice(0, PENDING_COUNT + 1);
	const written = writeReviews(await readCatalogue(), new Set(undecided.map(({ code }) => code)));
	const rows = seeded.flatMap((product) => {
		const place = undecided.indexOf(product);
		const signed = sign(product, written.get(product.code) ?? [], userIds);
		if (place < 0) return signed.map((review, index) => published(product, review, index, now));
		return signed.map((review, index) =>
			index < signed.length - 1 ? published(product, review, index, now) : waiting(product, review, place, now),
		);
	});
	await insertAll(tx, reviews, rows);
}

/** E-mails of the accounts that wrote the demo's reviews. */
export function reviewerEmails(): string[] {
	return REVIEWERS.map((_, index) => `recenzent-${String(index + 1).padStart(2, "0")}@konfety.example`);
}

async function seedReviewers(tx: Database): Promise<number[]> {
	const emails = reviewerEmails();
	const rows = await tx
		.insert(users)
		.values(
			REVIEWERS.map((name, index) => ({
				email: emails[index] ?? "",
				passwordHash: NOBODYS_PASSWORD,
				groupId: 1,
				firstname: name.replace(/ \S+$/, ""),
				lastname: /\S+$/.exec(name)?.[0] ?? "",
				isConfirmed: true,
			})),
		)
		.returning({ id: users.id });
	return rows.map(({ id }) => id);
}

type Signed = SeedReview & { userId: number; author: string };

/** Each review by somebody else; what a woman says of herself, by a woman. */
function sign(product: SeededProduct, written: SeedReview[], userIds: number[]): Signed[] {
	const free = shuffled([...REVIEWERS.keys()], product.code);
	return written.map((review) => {
		const at = Math.max(
			0,
			free.findIndex((writer) => isOfAnybody(review.text) || isWoman(REVIEWERS[writer] ?? "")),
		);
		const [writer = 0] = free.splice(at, 1);
		return { ...review, userId: userIds[writer] ?? 0, author: REVIEWERS[writer] ?? "" };
	});
}

const isOfAnybody = (text: string) => !/\bjsem\b/i.test(text);

function published(product: SeededProduct, review: Signed, index: number, now: Date): ReviewRow {
	const chance = (what: string) => fraction(`review:${what}:${index}:${product.code}`);
	const onSaleMs = Math.min(now.getTime() - product.createdAt.getTime(), OLDEST_DAYS * DAY_MS);
	const createdAt = new Date(now.getTime() - chance("age") * onSaleMs);
	return {
		...review,
		productId: product.id,
		isVerified: chance("verified") < VERIFIED_SHARE,
		state: "published",
		createdAt,
		decidedAt: new Date(Math.min(now.getTime(), createdAt.getTime() + DAY_MS / 2)),
	};
}

/** A review that waits for moderation, or the one that it refused. */
function waiting(product: SeededProduct, review: Signed, place: number, now: Date): ReviewRow {
	const isRejected = place === PENDING_COUNT;
	return {
		...review,
		...(isRejected ? ADVERTISEMENT : {}),
		productId: product.id,
		isVerified: !isRejected,
		state: isRejected ? "rejected" : "pending",
		createdAt: new Date(now.getTime() - (place + 1) * (DAY_MS / 4)),
		decidedAt: isRejected ? now : null,
	};
}
