// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, describe, expect, test } from "vitest";
import { RequestScreen } from "#components/request/details/request-screen.tsx";
import { cancelledRequest, KEY, serviceRequest } from "#lib/contract/examples/request.ts";
import type { ServiceRequest } from "#lib/contract/schemas/request.ts";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { showPage, stubShop } from "../../account/a-sign-up.tsx";
import { type Answer, type Call, forgetCartShop } from "../../cart/a-cart-shop.tsx";
import { clickTwice } from "../../order/an-order-page.tsx";

afterEach(forgetCartShop);

const CALL = `/api/requests/${KEY.id}/${KEY.hash}`;
const CONTACTS = {
	company: "Konfety s.r.o.",
	street: "Nádražní 62",
	city: "150 00 Praha 5",
	companyId: "00000001",
	phone: "+420 800 100 200",
	email: "ahoj@konfety.example",
	openingHours: "Po–Pá 9–18",
	bankAccount: "19-2000145399/0800",
	social: [],
};

/** The shop has this request; `answer` overrides single calls. */
function stub(request: ServiceRequest, answer: (call: Call) => Answer | undefined = () => undefined) {
	return stubShop((call) => answer(call) ?? (call.path === CALL ? { body: request } : undefined));
}

function show() {
	openDialogsInJsdom();
	return showPage(
		<PathParamsContext.Provider value={KEY}>
			<RequestScreen locale="cs" contacts={CONTACTS} notFound={<h1>Stránka nenalezena</h1>} />
		</PathParamsContext.Provider>,
		`/pozadavek/${KEY.id}/${KEY.hash}`,
	);
}

const text = () => document.body.textContent?.replaceAll("\u00a0", " ");
const title = () => screen.findByRole("heading", { level: 1 });

test("a rental shows what was requested, its state, its branch, and its price with the deposit", async () => {
	stub(serviceRequest);
	show();
	expect((await title()).textContent).toBe("Půjčení kostýmu P260001");
	for (const fact of [
		"Rezervace platí.",
		"Dámský kostým Charleston zlatý",
		"Vyzvednoutpátek 4. 12.",
		"Vrátitpondělí 7. 12. do 12:00",
		"4 dny",
		"Co s sebou",
		"Občanský průkaz nebo pas.",
		"1 690,00 Kč kartou nebo hotově: půjčovné 690,00 Kč a vratnou kauci 1 000,00 Kč.",
		"690,00 Kč včetně DPH",
		"Vratná kauce 1 000,00 Kč",
		"Konfety Praha – Smíchov",
		"150 00 Praha 5",
		"4. prosince 2026: otevřeno 9:00–18:00",
		"+420 777 123 456",
	])
		expect(text(), fact).toContain(fact);
	const steps = within(screen.getByRole("region", { name: "Průběh" })).getAllByRole("listitem");
	expect(steps.map((step) => step.querySelector("strong, span")?.textContent?.replaceAll("\u00a0", " "))).toEqual([
		"Přijato",
		"Potvrzeno",
		"Připraveno k vyzvednutí",
		"Předáno vám",
		"Hotovo",
	]);
	expect(steps[1]?.getAttribute("aria-current")).toBe("step");
	expect(steps[1]?.textContent).toContain("Vezměte si prosím občanku.");
	expect(steps[2]?.textContent).toContain("teprve přijde");
});

const KINDS: [string, Partial<ServiceRequest>, string[]][] = [
	[
		"inflation",
		{
			kind: "inflation",
			state: "ready",
			deposit: null,
			price_with_tax: 48_000,
			details: {
				kind: "inflation",
				pickup_at: "2026-12-05T09:00:00.000Z",
				party_ends_at: "2026-12-05T19:00:00.000Z",
				balloons: [{ name: "Latex 30 cm", quantity: 10, is_own: true, has_gel: true, total_with_tax: 48_000 }],
			},
		},
		[
			"Nafouknutí balónků P260001",
			"Balónky jsou nafouknuté",
			"5. 12. 2026 10:00",
			"10 × Latex 30 cm (vlastní), s gelem: 480,00 Kč",
		],
	],
	[
		"decoration",
		{
			kind: "decoration",
			state: "new",
			branch: null,
			deposit: null,
			price_with_tax: null,
			details: {
				kind: "decoration",
				day: "2027-01-16",
				place: "U Lípy",
				motif: "Lesní víly",
				colours: "",
				guests: 40,
				budget: 1_200_000,
			},
		},
		["Výzdoba na klíč P260001", "Lesní víly", "12 000,00 Kč", "Cenu vám pošleme s návrhem.", "16. ledna 2027"],
	],
	[
		"event",
		{
			kind: "event",
			state: "declined",
			branch: null,
			deposit: null,
			price_with_tax: null,
			details: {
				kind: "event",
				title: "Karneval",
				day: "2027-02-13",
				time: "15:00",
				place: "Knihovna",
				guests: 60,
				about: "Malování.",
			},
		},
		["Akce P260001", "Odmítnuto", "Karneval", "15:00", "Malování."],
	],
];

test.each(KINDS)("%s shows its own facts, without those left blank", async (_, changes, facts) => {
	stub({ ...serviceRequest, ...changes });
	show();
	await title();
	for (const fact of facts) expect(text(), fact).toContain(fact);
	expect(screen.queryByText("Barvy")).toBeNull();
	expect(screen.queryByText("Co s\u00a0sebou")).toBeNull();
	expect(screen.queryByText("Kostým")).toBeNull();
});

test("its days go into a calendar while it is ahead, and not once it is cancelled or done", async () => {
	stub(serviceRequest);
	show();
	const link = await screen.findByRole("link", { name: "Přidat do kalendáře" });
	expect([link.getAttribute("href"), link.getAttribute("download")]).toEqual([`${CALL}/calendar.ics`, "P260001.ics"]);
	for (const over of [cancelledRequest, { ...serviceRequest, state: "done" } as const]) {
		forgetCartShop();
		stub(over);
		show();
		await title();
		expect(screen.queryByRole("link", { name: "Přidat do kalendáře" })).toBeNull();
	}
});

test("for a wrong hash the page does not exist", async () => {
	stub(serviceRequest, ({ path }) => (path === CALL ? { status: 404, body: { error: "not_found" } } : undefined));
	show();
	expect((await title()).textContent).toBe("Stránka nenalezena");
});

test("a request that could not be loaded can be tried again", async () => {
	let isDown = true;
	stub(serviceRequest, ({ path }) => (path === CALL && isDown ? "dropped" : undefined));
	const { user } = show();
	expect((await title()).textContent).toBe("Poptávku se nepodařilo načíst");
	isDown = false;
	await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
	await waitFor(async () => expect((await title()).textContent).toBe("Půjčení kostýmu P260001"));
});

describe("cancelling", () => {
	const ask = async (user: ReturnType<typeof show>["user"]) =>
		user.click(await screen.findByRole("button", { name: /^Zrušit (?:rezervaci|poptávku)$/ }));
	const dialog = () => within(screen.getByRole("dialog"));
	const cancels = ({ calls }: ReturnType<typeof stub>) => calls.filter(({ path }) => path === `${CALL}/cancel`);

	test("needs a confirmation, is sent once, and the heading then has the focus", async () => {
		const shop = stub(serviceRequest, ({ path }) =>
			path === `${CALL}/cancel` ? { body: { ...cancelledRequest, is_cancellable: false } } : undefined,
		);
		const { user } = show();
		await ask(user);
		expect(dialog().getByRole("heading", { name: "Zrušit P260001?" })).toBeTruthy();
		expect(cancels(shop)).toEqual([]);
		clickTwice(dialog().getByRole("button", { name: "Ano, zrušit" }));
		await screen.findByText(/Rezervace je zrušená/);
		await waitFor(async () => expect(document.activeElement).toBe(await title()));
		expect(cancels(shop).length).toBe(1);
		expect(screen.queryByRole("button", { name: /^Zrušit (?:rezervaci|poptávku)$/ })).toBeNull();
		expect(screen.queryByText("teprve přijde")).toBeNull();
	});

	test("can be given up", async () => {
		const shop = stub(serviceRequest);
		const { user } = show();
		await ask(user);
		await user.click(dialog().getByRole("button", { name: "Nechat být" }));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(cancels(shop)).toEqual([]);
	});

	test("too late says so, and the page shows the request as it is now", async () => {
		let now = serviceRequest;
		stub(serviceRequest, ({ path }) => {
			if (path === CALL) return { body: now };
			if (path !== `${CALL}/cancel`) return undefined;
			now = { ...serviceRequest, state: "out", is_cancellable: false };
			return { status: 409, body: { error: "not_cancellable" } };
		});
		const { user } = show();
		await ask(user);
		await user.click(dialog().getByRole("button", { name: "Ano, zrušit" }));
		await dialog().findByText("Na zrušení už je pozdě. Zavolejte nám prosím.");
		await screen.findByText(/Kostým máte u sebe/);
	});

	test("is not offered when it is too late", async () => {
		stub({ ...serviceRequest, is_cancellable: false });
		show();
		await title();
		expect(screen.queryByRole("button", { name: /^Zrušit (?:rezervaci|poptávku)$/ })).toBeNull();
	});
});
