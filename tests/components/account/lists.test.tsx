// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OwnReviewsList } from "#components/account/lists/own-reviews-list.tsx";
import { WatchedList } from "#components/account/lists/watched-list.tsx";
import type { OwnReview } from "#lib/contract/schemas/account-orders.ts";
import type { Watches } from "#lib/contract/schemas/watchdog.ts";
import { type Answer, button, ENDED, forgetAccount, REFUSED, showAccount, stubAccount } from "./an-account.tsx";

afterEach(forgetAccount);

const PRODUCT = { id: 1, slug: "balonek", name: "Balónek", url: "/1/balonky/balonek" };
const aReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
	id: 1,
	product: PRODUCT,
	stars: 4,
	text: "Držel celý týden.",
	date: "2026-11-20T09:00:00.000Z",
	state: "published",
	...changes,
});

/** A shop that keeps these reviews; `refuse` answers a deletion. */
function stubReviews(first: OwnReview[], refuse?: Answer) {
	let kept = first;
	return stubAccount(({ method, path }) => {
		if (!path.startsWith("/api/account/reviews")) return undefined;
		if (method === "GET") return { body: kept };
		if (refuse) return refuse;
		kept = kept.filter(({ id }) => id !== Number(path.split("/").at(-1)));
		return { body: {} };
	});
}

test("the customer's reviews show their state and lead to their goods", async () => {
	stubReviews([aReview(), aReview({ id: 2, state: "pending" }), aReview({ id: 3, state: "rejected" })]);
	showAccount(<OwnReviewsList locale="cs" />);
	const items = await screen.findAllByText("Držel celý týden.");
	const states = items.map((item) => within(item.closest("li") as HTMLElement).getByText(/Čeká|Zveřejněná|Zamítnutá/));
	expect(states.map((state) => state.textContent)).toEqual(["Zveřejněná", "Čeká na schválení", "Zamítnutá"]);
	expect(screen.getAllByRole("link", { name: "Balónek" })[0]?.getAttribute("href")).toBe(PRODUCT.url);
	expect(screen.getAllByRole("img", { name: "4 hvězdičky z\u00a05" }).length).toBe(3);
});

test("a review is deleted after a confirmation", async () => {
	const shop = stubReviews([aReview()]);
	const { user } = showAccount(<OwnReviewsList locale="cs" />);
	await user.click(await button("Smazat"));
	await user.click(await button("Ano, smazat"));
	expect(await screen.findByText("Recenze byla smazána.")).toBeTruthy();
	expect(shop.changes().map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/account/reviews/1"]);
	expect(await screen.findByRole("heading", { name: "Zatím jste žádnou recenzi nenapsali" })).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Moje recenze" }));
});

test.each<[Answer, string]>([
	["dropped", "Recenzi se nepodařilo smazat. Zkuste to prosím později."],
	[REFUSED("not_found", 404), "Recenze byla smazána."],
])("a deletion answered by %j shows: %s", async (answer, sentence) => {
	stubReviews([aReview()], answer);
	const { user } = showAccount(<OwnReviewsList locale="cs" />);
	await user.click(await button("Smazat"));
	await user.click(await button("Ano, smazat"));
	expect(await screen.findByText(sentence)).toBeTruthy();
});

const WATCH: Watches[number] = {
	variant_id: 7,
	product: PRODUCT,
	variant_name: "červený",
	since: "2026-11-20T09:00:00.000Z",
};

/** A shop that watches one variant; `refuse` answers its end. */
function stubWatches(refuse?: Answer) {
	let kept = [WATCH];
	return stubAccount(({ method, path }) => {
		if (!path.startsWith("/api/watchdog")) return undefined;
		if (method === "GET") return { body: kept };
		if (refuse) return refuse;
		kept = [];
		return { body: { variant_id: 7, is_watching: false } };
	});
}

test("after the last watch is ended, the list says that nothing is watched", async () => {
	const shop = stubWatches();
	const { user } = showAccount(<WatchedList locale="cs" />);
	expect((await screen.findByRole("link", { name: "Balónek" })).getAttribute("href")).toBe(PRODUCT.url);
	expect(screen.getByText("červený")).toBeTruthy();
	expect(screen.getByText(/^Hlídáme od 20\.\slistopadu\s2026$/)).toBeTruthy();
	await user.click(await button("Přestat hlídat"));
	expect(await screen.findByText("Hlídání jsme zrušili.")).toBeTruthy();
	expect(shop.changes().map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/watchdog/7"]);
	expect(await screen.findByRole("heading", { name: "Zatím nic nehlídáme" })).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Hlídané zboží" }));
});

test("a watch that could not be ended stays, and the reason is shown", async () => {
	stubWatches("dropped");
	const { user } = showAccount(<WatchedList locale="cs" />);
	await user.click(await button("Přestat hlídat"));
	expect(await screen.findByText("Hlídání se nepodařilo zrušit. Zkuste to prosím později.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Balónek" })).toBeTruthy();
});

test("when the session ends meanwhile, the customer is sent to the login", async () => {
	stubWatches(ENDED);
	const { user, replace } = showAccount(<WatchedList locale="cs" />);
	await user.click(await button("Přestat hlídat"));
	await waitFor(() => expect(replace).toHaveBeenCalledWith("/prihlaseni?redirect=%2Fucet"));
});
