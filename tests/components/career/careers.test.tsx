// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { CareerList } from "#components/career/career-list.tsx";
import { CareerPage } from "#components/career/career-page.tsx";
import { career, careerCard } from "#lib/contract/examples/written.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");
const showPay = (changes: Partial<typeof careerCard>) => {
	show(<CareerList locale="cs" careers={[{ ...careerCard, ...changes }]} />);
	return plain(screen.getByRole("article").textContent);
};

describe("jobs", () => {
	test.each([
		[{ pay_from: 16_000, pay_to: 18_000, pay_per: "hour" }, "160 Kč až 180 Kč na hodinu"],
		[{ pay_from: 3_200_000, pay_to: null, pay_per: "month" }, "od 32 000 Kč měsíčně"],
		[{ pay_from: null, pay_to: 20_000, pay_per: "hour" }, "do 200 Kč na hodinu"],
		[{ pay_from: 15_000, pay_to: 15_000, pay_per: "hour" }, "150 Kč na hodinu"],
	] as const)("pay of %j is shown as %s", (changes, said) => {
		expect(showPay(changes)).toContain(`Brno · Částečný úvazek · ${said}`);
	});

	test("without pay the line is left out", () => {
		expect(showPay({ pay_from: null, pay_to: null })).toContain(`Částečný úvazek${careerCard.perex}`);
	});

	test("the whole card of a job is a link to its page", () => {
		show(<CareerList locale="cs" careers={[careerCard]} />);
		expect(screen.getByRole("link", { name: careerCard.title }).getAttribute("href")).toBe(careerCard.url);
	});

	test("without jobs the page says that applicants may write all the same", () => {
		show(<CareerList locale="cs" careers={[]} />);
		expect(screen.getByText(/Právě nikoho nehledáme/)).toBeTruthy();
	});

	test("a job says where, for how much and until when, and its mail link has its name in the subject", () => {
		show(<CareerPage locale="cs" career={career} email="prace@konfety.example" />);
		const facts = plain(screen.getByRole("region", { name: "O\u00a0práci ve zkratce" }).textContent);
		for (const part of [
			"Josefská 14, 602 00 Brno",
			"Částečný úvazek",
			"160 Kč až 180 Kč na hodinu",
			"15. ledna 2027",
		]) {
			expect(facts).toContain(part);
		}
		const href = screen.getByRole("link", { name: "Napsat na prace@konfety.example" }).getAttribute("href") ?? "";
		expect(plain(decodeURIComponent(href))).toBe("mailto:prace@konfety.example?subject=Zájem o práci: Prodavač v Brně");
	});

	test("a job without an end and pay shows neither", () => {
		show(
			<CareerPage locale="cs" career={{ ...career, closes_on: null, pay_from: null, pay_to: null }} email="a@b.cz" />,
		);
		expect(screen.queryByText("Hrubá odměna")).toBeNull();
		expect(screen.queryByText("Přihlásit se můžete do")).toBeNull();
	});
});
