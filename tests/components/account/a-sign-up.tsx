/** Pages of signing in and up over a shop that is stubbed at the transport only. */
import { screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { PathnameContext, PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { User } from "#lib/contract/schemas/account.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { type Answer, aCartOf, anItem, type Call, showWithCart, stubCartShop } from "../cart/a-cart-shop.tsx";

const MESSAGES = { cs, en };

export const SECRET = "s".repeat(43);
const encode = (claims: object) => btoa(JSON.stringify(claims)).replaceAll("=", "");
/** A token as the browser can read it; nobody here looks at its signature. */
export const tokenOf = (customerId: number) => `${encode({ alg: "HS256" })}.${encode({ sub: `${customerId}` })}.x`;

export function aUser(changes: Partial<User> = {}): User {
	return {
		id: 7,
		firstname: "Jana",
		lastname: "Nováková",
		email: "jana@example.cz",
		isConfirmed: true,
		pendingEmail: null,
		phone: "",
		company: "",
		companyId: "",
		taxId: "",
		street: "",
		city: "",
		zip: "",
		country: "CZ",
		newsletter: false,
		group: { id: 1, name: "Zákazníci", description: "", descriptions: {}, discount: 0 },
		...changes,
	};
}

export const signInAs = (customerId: number) => Cookies.set("token", tokenOf(customerId), { path: "/" });

/** The shop knows the customer of every token; `answer` overrides single calls. */
export function stubShop(answer: (call: Call) => Answer | undefined | Promise<Answer | undefined>, user = aUser()) {
	return stubCartShop(undefined, async (call) => {
		const given = await answer(call);
		if (given) return given;
		if (call.path === "/api/me") return { body: { data: user } };
		if (call.method === "GET" && call.path === "/api/cart/cs") return { body: [aCartOf([anItem({ quantity: 9 })])] };
		return undefined;
	});
}

/** A page at an address, as if it were open in the browser; in Czech unless said otherwise. */
export function showPage(content: ReactNode, address = "/", locale: keyof typeof MESSAGES = "cs") {
	window.history.replaceState(null, "", address);
	const pathOf = (path: string) => new URL(path, "https://konfety.test").pathname;
	const page = (shown: ReactNode, path = address) => (
		<NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Europe/Prague">
			<PathnameContext.Provider value={pathOf(path)}>
				<PathParamsContext.Provider value={{ hash: SECRET }}>{shown}</PathParamsContext.Provider>
			</PathnameContext.Provider>
		</NextIntlClientProvider>
	);
	const { showAgain, ...rest } = showWithCart(page(content));
	const goTo = (path: string) => {
		window.history.replaceState(null, "", path);
		showAgain(page(content, path));
	};
	return { ...rest, goTo, showAgain: (shown: ReactNode) => showAgain(page(shown)) };
}

export const textBox = (name: RegExp | string) => screen.getByRole("textbox", { name });

/** What other tabs would hear, and what they say. */
export function anotherTab() {
	const channel = new BroadcastChannel("konfety.cart");
	const heard = vi.fn<(message: unknown) => void>();
	channel.onmessage = ({ data }) => heard(data);
	return { heard, tell: () => channel.postMessage("another tab"), close: () => channel.close() };
}

/** Puts a text into a field at once: a key after the other would take a slow machine too long. */
export async function fill(user: ReturnType<typeof showPage>["user"], field: HTMLElement, text: string) {
	await user.click(field);
	await user.paste(text);
}
