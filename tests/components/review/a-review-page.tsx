/** Reviews of a product on screen over a shop that is stubbed at the transport only. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { Activity } from "react";
import { vi } from "vitest";
import { ProductReviews } from "#components/review/product-reviews.tsx";
import { Notices } from "#components/ui/notices.tsx";
import type { Review, ReviewsPage } from "#lib/contract/schemas/review.ts";
import type { Locale } from "#lib/domain/locale.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";

type Call = { method: string; path: string; headers: Headers; body: unknown };
type Answer = { status?: number; body: unknown } | "dropped";

export const PRODUCT = { id: 1234, name: "Balónek srdce" };

/** Answers as the shop would; `answer` overrides single calls. */
export function stubShop(answer: (call: Call) => Answer | undefined = () => undefined) {
	const calls: Call[] = [];
	const usual = ({ method, path }: Call): Answer => {
		if (path === "/api/me") return { body: { data: { firstname: "Jana", lastname: "Nováková" } } };
		if (method === "POST" && path === `/api/review/${PRODUCT.id}`)
			return { status: 201, body: { id: 7, state: "pending" } };
		return { status: 404, body: { error: "not_found" } };
	};
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
		const call = { method: init.method ?? "GET", path, headers: new Headers(init.headers), body };
		calls.push(call);
		const reply = answer(call) ?? usual(call);
		if (reply === "dropped") throw new TypeError("Failed to fetch");
		return Response.json(reply.body, { status: reply.status ?? 200 });
	});
	return { calls, sent: () => calls.filter(({ method }) => method === "POST").map(({ body }) => body) };
}

export function aReview(changes: Partial<Review> = {}): Review {
	return {
		id: 1,
		author: "Lucie V.",
		stars: 4,
		text: "Vydržel celý týden.",
		date: "2026-11-01T23:30:00.000Z",
		is_verified: false,
		locale: "cs",
		...changes,
	};
}

export function aPage(reviews: Review[] = [], changes: Partial<ReviewsPage> = {}): ReviewsPage {
	const histogram = [5, 4, 3, 2, 1].map((stars) => reviews.filter((review) => review.stars === stars).length);
	const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / Math.max(1, reviews.length);
	const rating = reviews.length === 0 ? null : { average, count: reviews.length };
	return { rating, histogram, reviews, page: 1, pages: 1, ...changes };
}

export function showReviews(firstPage: ReviewsPage = aPage(), locale: Locale = "cs") {
	openDialogsInJsdom();
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	const page = (mode: "visible" | "hidden") => (
		<NextIntlClientProvider locale={locale} messages={locale === "cs" ? cs : en} timeZone="Europe/Prague">
			<QueryClientProvider client={client}>
				<Notices closeLabel="Zavřít oznámení">
					<Activity mode={mode}>
						<ProductReviews locale={locale} product={PRODUCT} firstPage={firstPage} />
					</Activity>
				</Notices>
			</QueryClientProvider>
		</NextIntlClientProvider>
	);
	const { rerender } = render(page("visible"));
	/** The router keeps the page alive behind the next one. */
	const leaveAndComeBack = async () => {
		await act(async () => rerender(page("hidden")));
		await act(async () => rerender(page("visible")));
	};
	return { leaveAndComeBack, user: userEvent.setup() };
}

export function signIn() {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a session
	document.cookie = "token=abc; path=/";
}

export function forgetEverything() {
	cleanup();
	vi.unstubAllGlobals();
	sessionStorage.clear();
	// biome-ignore lint/suspicious/noDocumentCookie: the session ends with the test
	document.cookie = "token=; path=/; max-age=0";
}

type User = ReturnType<typeof userEvent.setup>;
const button = (name: string) => screen.getByRole("button", { name });

/** Opens the form and waits until the customer's name is in it. */
export async function openForm(user: User) {
	await user.click(button("Napsat recenzi"));
	await waitFor(() => {
		if (author().value === "") throw new Error("The name is not there yet");
	});
}
export const author = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Vaše jméno/ });
export const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Jaké to zboží je/ });
export const star = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
export const dialog = () => screen.getByRole("dialog", { hidden: true });

/** The sentence beside a field. */
export function problemOf(element: HTMLElement): string {
	const [id] = (element.getAttribute("aria-describedby") ?? "").split(" ");
	return (id && document.getElementById(id)?.textContent) || "";
}
