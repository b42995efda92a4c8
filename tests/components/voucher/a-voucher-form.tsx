/** The form for vouchers in a cart on screen, over a shop that is stubbed at the transport only. */
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { Activity } from "react";
import { vi } from "vitest";
import { Notices } from "#components/ui/notices.tsx";
import { VoucherForm } from "#components/voucher/voucher-form.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { cartQuery } from "#lib/storefront/cart/cart.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { aCart, TEMP_ID } from "../checkout/a-cart.ts";

type Voucher = Cart["vouchers"][number];
export type Refusal = { status: number; error: string; value?: number; errors?: Record<string, string[]> };

export const aVoucher = (changes: Partial<Voucher> = {}): Voucher => ({
	voucher_id: 5,
	code: "STOVKA",
	voucher_type: "amount",
	value: 100,
	discount_with_tax: 10_000,
	problem: null,
	problem_value: null,
	removable: true,
	...changes,
});

/** A shop with one cart; `refusals` answer its changes first, one each. */
function stubShop(vouchers: Voucher[], refusals: (Refusal | "dropped")[]) {
	const calls: { path: string; body: unknown }[] = [];
	let cart: Cart = { ...aCart(), vouchers };
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
		calls.push({ path, body });
		if (init.method !== "POST") return Response.json(cart);
		const refusal = refusals.shift();
		if (refusal === "dropped") throw new TypeError("Failed to fetch");
		if (refusal) {
			const { status, ...reply } = refusal;
			return Response.json(reply, { status });
		}
		const left = path.includes("/delete/")
			? cart.vouchers.filter(({ voucher_id }) => voucher_id !== body.voucherId)
			: [...cart.vouchers, aVoucher({ voucher_id: 6, code: body.voucherCode.toUpperCase() })];
		cart = { ...cart, vouchers: left };
		return Response.json({ cart });
	});
	const posts = () => calls.filter(({ path }) => path.startsWith("/api/voucher/"));
	const loads = () => calls.filter(({ path }) => path.startsWith("/api/cart/anonymous/")).length;
	return { posts, loads };
}

function CartPage({ locale }: { locale: Locale }) {
	const { data: cart } = useQuery(cartQuery(locale));
	return cart ? <VoucherForm locale={locale} cart={cart} /> : null;
}

/** Shows the form to a guest who has a cart. */
export async function showFormIn(locale: Locale, vouchers: Voucher[] = [], ...refusals: (Refusal | "dropped")[]) {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a guest's cart
	document.cookie = `cartTempId=${TEMP_ID}`;
	const texts = locale === "cs" ? cs : en;
	const shop = stubShop(vouchers, refusals);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	const page = (mode: "visible" | "hidden") => (
		<NextIntlClientProvider locale={locale} messages={texts} timeZone="Europe/Prague">
			<QueryClientProvider client={client}>
				<Notices closeLabel="Zavřít">
					<Activity mode={mode}>
						<CartPage locale={locale} />
					</Activity>
				</Notices>
			</QueryClientProvider>
		</NextIntlClientProvider>
	);
	const { rerender } = render(page("visible"));
	await screen.findByRole("heading", { name: texts.voucher.title });
	const leaveAndComeBack = async () => {
		await act(async () => rerender(page("hidden")));
		await act(async () => rerender(page("visible")));
	};
	return { ...shop, leaveAndComeBack, user: userEvent.setup() };
}

/** The sentence beside a field. */
export const toldOf = (field: HTMLElement) => {
	const [id] = (field.getAttribute("aria-describedby") ?? "").split(" ");
	return (id && document.getElementById(id)?.textContent) || "";
};
