// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import { aLine, anOrder, events } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder } from "./an-order-page.tsx";

afterEach(forgetOrder);

const button = (name: string) => screen.getByRole("button", { name });
const seal = (name: string) => screen.getByRole("checkbox", { name }) as HTMLInputElement;
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");
const items = (name: string) =>
	within(screen.getByRole("region", { name }))
		.getAllByRole("listitem")
		.map((item) => plain(item.textContent));

const MASK = "Obal je neporušený: 3 × Maska kočky, černá";
const lines = [
	aLine({ name: "Balónek srdce" }),
	aLine({ name: "Balónek se jménem", withdrawal_exemption: "made_to_order", quantity: 1 }),
	aLine({ name: "Maska kočky", variant_name: "černá", withdrawal_exemption: "hygiene", quantity: 3 }),
];

function delivered(changes: Partial<Order> = {}): Order {
	return anOrder({
		state: "delivered",
		events: events("waiting_for_payment", "paid", "accepted", "packed", "handed_over", "delivered"),
		withdraw_until: "2026-12-04T22:59:59.999Z",
		lines,
		...changes,
	});
}

/** The order in a shop that takes its withdrawal. */
function stubTaking(order: Order) {
	const withdrawal = { name: "Jana Nováková", reason: "", date: "2026-11-21T09:05:00.000Z" };
	const shop = stubOrder(order, ({ path }) =>
		path.includes("/withdrawal") ? shop.set({ ...order, state: "withdrawn", withdrawal }) : undefined,
	);
	return shop;
}

type User = ReturnType<typeof showOrder>["user"];
const toReview = async (user: User) => {
	await user.click(await screen.findByRole("button", { name: "Pokračovat" }));
	await screen.findByRole("heading", { name: "Zkontrolujte a\u00a0potvrďte" });
};
const confirm = async (user: User) => {
	await user.click(button("Potvrdit odstoupení"));
	await screen.findByRole("heading", { name: "Odstoupení jsme přijali" });
};

describe("hygiene goods in a withdrawal (OZ § 1837 g)", () => {
	test("are covered, and sent, once the buyer ticks that their seal is whole", async () => {
		const wig = aLine({ name: "Paruka", withdrawal_exemption: "hygiene", quantity: 1 });
		const shop = stubTaking(delivered({ lines: [...lines, wig] }));
		const { user } = showOrder("withdrawal");
		const box = await screen.findByRole("group", { name: "Je obal neporušený?" });
		expect(plain(box.textContent)).toContain("(§ 1837 písm. g) občanského zákoníku). Co nezaškrtnete, do odstoupení");
		expect(plain(box.textContent)).toContain("Otevřeli jste z více kusů jen některé?");
		expect(plain(box.textContent)).not.toContain("zásilku ještě nepřevzali");
		expect([seal(MASK).checked, seal("Obal je neporušený: 1 × Paruka").checked]).toEqual([false, false]);
		await user.click(seal("Obal je neporušený: 1 × Paruka"));
		await user.click(seal(MASK));
		await user.click(seal("Obal je neporušený: 1 × Paruka"));
		expect(items("Čeho se odstoupení týká")).toEqual([
			"2 × Balónek srdce",
			"3 × Maska kočky, černá – obal je neporušený",
		]);
		expect(items("Co vrátit nejde").at(-1)).toBe("1 × Paruka – z hygienických důvodů jen v neporušeném obalu");
		await toReview(user);
		expect(items("Čeho se odstoupení týká").at(-1)).toBe("3 × Maska kočky, černá – obal je neporušený");
		await user.click(button("Upravit údaje"));
		expect(seal(MASK).checked).toBe(true);
		await toReview(user);
		await confirm(user);
		expect(shop.posts("withdrawal").map(({ body }) => body)).toEqual([
			{ name: "Jana Nováková", email: "jana@example.cz", reason: "", sealed: [2] },
		]);
	});

	test("are refunded with the delivery when all goods are returned sealed", async () => {
		stubOrder(delivered({ lines: lines.filter((line) => line.withdrawal_exemption !== "made_to_order") }));
		const { user } = showOrder("withdrawal");
		await user.click(await screen.findByRole("checkbox", { name: MASK }));
		expect(screen.getByText(/nejlevnější nabízené dopravy/)).toBeTruthy();
		expect(screen.queryByRole("region", { name: "Co vrátit nejde" })).toBeNull();
	});

	test("that are all opened cannot be submitted: the boxes say why and have the focus", async () => {
		const shop = stubOrder(delivered({ lines: lines.slice(1) }));
		const { user } = showOrder("withdrawal");
		await user.click(await screen.findByRole("button", { name: "Pokračovat" }));
		const why = () => screen.queryByText("Zboží z této objednávky podle zákona vrátit nejde.");
		await waitFor(() => expect(document.activeElement).toBe(seal(MASK)));
		expect(why()?.id).toBe(seal(MASK).getAttribute("aria-describedby"));
		expect(seal(MASK).getAttribute("aria-invalid")).toBe("true");
		expect(screen.queryByRole("region", { name: "Čeho se odstoupení týká" })).toBeNull();
		await user.click(seal(MASK));
		await waitFor(() => expect(why()).toBeNull());
		await toReview(user);
		expect(items("Čeho se odstoupení týká")).toEqual(["3 × Maska kočky, černá – obal je neporušený"]);
		expect(shop.posts("withdrawal")).toEqual([]);
	});

	test("stay ticked after a reload of the page", async () => {
		stubOrder(delivered());
		const { user } = showOrder("withdrawal");
		await user.click(await screen.findByRole("checkbox", { name: MASK }));
		document.body.replaceChildren();
		showOrder("withdrawal");
		expect(((await screen.findByRole("checkbox", { name: MASK })) as HTMLInputElement).checked).toBe(true);
		expect(items("Čeho se odstoupení týká").length).toBe(2);
	});

	test("count as sealed while they are on their way, and the boxes say so", async () => {
		stubOrder(anOrder({ state: "handed_over", events: events("paid", "accepted", "packed", "handed_over"), lines }));
		showOrder("withdrawal", "en");
		const box = await screen.findByRole("group", { name: "Is the seal unbroken?" });
		expect(plain(box.textContent)).toContain("If you have not received the parcel yet, the seal is unbroken.");
	});

	test("that leave the shop while the buyer reads are covered as shown", async () => {
		const shop = stubTaking(anOrder({ lines }));
		const { user } = showOrder("withdrawal");
		await toReview(user);
		expect(items("Čeho se odstoupení týká").at(-1)).toBe("3 × Maska kočky, černá");
		await confirm(user);
		expect(shop.posts("withdrawal").map(({ body }) => body)).toMatchObject([{ sealed: [2] }]);
	});
});
