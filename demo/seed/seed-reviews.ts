import { sql } from "drizzle-orm";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { REVIEW_TEXT_MIN_LENGTH } from "#lib/domain/goods/goods-limits.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { insertAll } from "#lib/shop/kernel/db/insert-all.ts";
import { users } from "#lib/shop/kernel/db/schema/people.ts";
import { reviews } from "#lib/shop/kernel/db/schema/reviews.ts";
import { NOBODYS_PASSWORD } from "../facts/nobodys-password.ts";
import type { SeedReview } from "../facts/review-format.ts";
import { REVIEW_TEXTS, REVIEWERS } from "../facts/review-texts.ts";
import { fraction } from "./chance.ts";

const DAY_MS = DAY_S * SECOND_MS;
const REVIEWED_SHARE = 0.65;
const REVIEWS_MAX = 9;
const VERIFIED_SHARE = 0.55;
const OLDEST_DAYS = 365;
const PENDING_COUNT = 4;

/** A review that moderation should refuse. */
const ADVERTISEMENT: SeedReview = {
	stars: 5,
	text: "Levnější balónky najdete u nás na www.levna-oslava.example, doprava zdarma a sleva 20 % s kódem LEVNE!",
	locale: "cs",
};

type SeededProduct = { id: number; code: string; top: string; created_at: string };
type ReviewRow = typeof reviews.$inferInsert;

/** Writes reviewers and their reviews of the demo goods, the same ones at every seeding; dates are relative to `now`. */
export async function seedReviews(tx: Database, now: Date): Promise<void> {
	const userIds = await seedReviewers(tx);
	const products = await productsByTopCategory(tx);
	const shown = products.flatMap((product) => publishedReviews(product, userIds, now));
	await insertAll(tx, reviews, [...shown, ...undecidedReviews(products, shown, userIds, now)]);
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

async function productsByTopCategory(tx: Database): Promise<SeededProduct[]> {
	const result = await tx.execute<SeededProduct>(sql`
		with recursive above as (
			select p.id as product_id, c.key, c.parent_id from products p join categories c on c.id = p.default_category_id
			union all
			select a.product_id, c.key, c.parent_id from above a join categories c on c.id = a.parent_id
		)
		select p.id, p.code, a.key as top, p.created_at
		from products p join above a on a.product_id = p.id and a.parent_id is null order by p.code`);
	return result.rows;
}

function publishedReviews(product: SeededProduct, userIds: number[], now: Date): ReviewRow[] {
	const chance = (what: string) => fraction(`review:${what}:${product.code}`);
	if (chance("any") >= REVIEWED_SHARE) return [];
	const count = 1 + Math.floor(chance("count") * REVIEWS_MAX);
	const texts = shuffled(textsFor(product), product.code).slice(0, count);
	const writers = shuffled([...userIds.keys()], product.code);
	const onSaleMs = Math.min(now.getTime() - new Date(product.created_at).getTime(), OLDEST_DAYS * DAY_MS);
	return texts.map(({ stars, text, locale }, index) => {
		const writer = writers[index] ?? 0;
		const createdAt = new Date(now.getTime() - chance(`age:${index}`) * onSaleMs);
		return {
			productId: product.id,
			userId: userIds[writer] ?? 0,
			author: REVIEWERS[writer] ?? "",
			stars,
			text,
			locale,
			isVerified: chance(`verified:${index}`) < VERIFIED_SHARE,
			state: "published",
			createdAt,
			decidedAt: new Date(Math.min(now.getTime(), createdAt.getTime() + DAY_MS / 2)),
		};
	});
}

/** A few reviews that wait for moderation, and a refused one, on goods that their authors have not reviewed. */
function undecidedReviews(products: SeededProduct[], shown: ReviewRow[], userIds: number[], now: Date): ReviewRow[] {
	const chosen = shuffled(products, "undecided").slice(0, PENDING_COUNT + 1);
	return chosen.map((product, index) => {
		const taken = shown.filter((review) => review.productId === product.id);
		const writer = shuffled([...userIds.keys()], product.code)[taken.length] ?? 0;
		const isRejected = index === PENDING_COUNT;
		const fresh = shuffled(textsFor(product), product.code)[taken.length] ?? ADVERTISEMENT;
		const { stars, text, locale } = isRejected ? ADVERTISEMENT : fresh;
		return {
			productId: product.id,
			userId: userIds[writer] ?? 0,
			author: REVIEWERS[writer] ?? "",
			stars,
			text,
			locale,
			isVerified: !isRejected,
			state: isRejected ? "rejected" : "pending",
			createdAt: new Date(now.getTime() - (index + 1) * (DAY_MS / 4)),
			decidedAt: isRejected ? now : null,
		};
	});
}

/** Mostly texts of its category, and some that suit all goods. */
function textsFor({ top }: SeededProduct): SeedReview[] {
	const own = Object.entries(REVIEW_TEXTS).find(([key]) => key === top)?.[1] ?? [];
	return [...own, ...REVIEW_TEXTS.any].filter(({ text }) => text.length >= REVIEW_TEXT_MIN_LENGTH);
}

/** A deterministic shuffle, with `word` as seed. */
function shuffled<Item>(items: Item[], word: string): Item[] {
	return items
		.map((item, index) => ({ item, place: fraction(`${word}#${index}`) }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}
