// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { afterEach, expect, test, vi } from "vitest";
import { VideoList } from "#components/video/video-list.tsx";
import { VideoScreen } from "#components/video/video-screen.tsx";
import type { Video } from "#lib/contract/schemas/video.ts";
import cs from "#messages/cs.json";
import {
	type Answer,
	ENDED,
	forgetAccount,
	REFUSED,
	showAccount,
	stubAccount,
} from "#tests/components/account/an-account.tsx";

const FILM: Video = {
	id: 1,
	title: "Dárek s mašlí",
	description: "Jak zabalit krabici.",
	duration_s: 75,
	source: "file",
	url: "/api/videos/1/cs/video.webm?expires=9&signature=a",
	poster: "/api/videos/1/cs/poster.webp?expires=9&signature=b",
	captions: "/api/videos/1/cs/captions.vtt?expires=9&signature=c",
};
const ELSEWHERE: Video = {
	...FILM,
	id: 2,
	title: "Oslava",
	source: "youtube",
	url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
	poster: null,
	captions: null,
};

afterEach(() => {
	forgetAccount();
	Cookies.remove("accept-marketing", { path: "/" });
	vi.restoreAllMocks();
});

const showList = (answer: Answer) => {
	const stub = stubAccount(({ path }) => (path === "/api/account/videos/cs" ? answer : undefined));
	return { ...stub, ...showAccount(<VideoList locale="cs" />) };
};
const showVideo = (...answers: Answer[]) => {
	const stub = stubAccount(({ path }) =>
		path === "/api/account/videos/cs/7" ? (answers.length > 1 ? answers.shift() : answers[0]) : undefined,
	);
	return { ...stub, ...showAccount(<VideoScreen locale="cs" id="7" notFound={<h1>Stránka nenalezena</h1>} />) };
};

test("the list shows each video with its picture and length", async () => {
	showList({ body: [FILM, ELSEWHERE] });
	const film = await screen.findByRole("link", { name: /Dárek s mašlí/ });
	expect(film.getAttribute("href")).toBe("/account/video/1");
	expect(film.querySelector("img")?.getAttribute("src")).toBe(FILM.poster);
	expect(within(film).getByText("Délka 1:15")).toBeTruthy();
	expect(screen.getByRole("link", { name: /Oslava/ }).querySelector("img")).toBeNull();
	expect(screen.getAllByText("Jak zabalit krabici.")).toHaveLength(2);
});

test("an empty list links to the blog", async () => {
	showList({ body: [] });
	expect(await screen.findByRole("heading", { name: "Zatím tu žádné video není" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "Na blog" }).getAttribute("href")).toBe("/blog");
});

test("a list that fails to load says so; an ended session leads to the login", async () => {
	showList(REFUSED("unavailable", 503));
	expect((await screen.findByRole("alert")).textContent).toContain("Videa se nepodařilo načíst.");
	forgetAccount();
	const { replace } = showList(ENDED);
	await vi.waitFor(() => expect(replace.mock.calls[0]?.[0]).toMatch(/^\/prihlaseni\?redirect=/));
});

test("the shop's own video plays on the page with subtitles in the page's language", async () => {
	showVideo({ body: FILM });
	expect(await screen.findByRole("heading", { level: 1, name: "Dárek s mašlí" })).toBeTruthy();
	const film = screen.getByLabelText<HTMLVideoElement>("Dárek s mašlí");
	expect(film.tagName).toBe("VIDEO");
	expect([film.getAttribute("src"), film.getAttribute("poster"), film.preload, film.controls]).toEqual([
		FILM.url,
		FILM.poster,
		"metadata",
		true,
	]);
	const track = film.querySelector("track");
	expect([track?.getAttribute("src"), track?.srclang, track?.kind, track?.label]).toEqual([
		FILM.captions,
		"cs",
		"captions",
		"Titulky",
	]);
	expect(screen.getByRole("link", { name: "Všechna videa" }).getAttribute("href")).toBe("/account/videos");
});

test("a video whose address has expired can be loaded again", async () => {
	showVideo({ body: FILM }, { body: { ...FILM, url: "/api/videos/1/cs/video.webm?expires=10&signature=z" } });
	fireEvent.error(await screen.findByLabelText("Dárek s mašlí"));
	expect((await screen.findByRole("alert")).textContent).toContain("Video se nepodařilo přehrát.");
	await userEvent.setup().click(screen.getByRole("button", { name: "Načíst znovu" }));
	await vi.waitFor(() => expect(screen.getByLabelText("Dárek s mašlí").getAttribute("src")).toContain("expires=10"));
});

test("for a missing video the page does not exist", async () => {
	showVideo(REFUSED("not_found", 404));
	expect(await screen.findByRole("heading", { name: "Stránka nenalezena" })).toBeTruthy();
});

const frame = () => document.querySelector("iframe");
/** How the browser came to this page: the address that the server answered. */
const cameFrom = (path: string) =>
	Object.defineProperty(performance, "getEntriesByType", {
		configurable: true,
		value: () => [{ name: `http://localhost:3000${path}` }],
	});

test("nothing of another service is loaded before the customer agrees, and the consent is remembered", async () => {
	cameFrom("/ucet");
	showVideo({ body: ELSEWHERE });
	expect(await screen.findByRole("heading", { name: "Toto video je na YouTube" })).toBeTruthy();
	expect([frame(), Cookies.get("accept-marketing")]).toEqual([null, undefined]);
	await userEvent.setup().click(screen.getByRole("button", { name: cs.videos.accept }));
	expect(Cookies.get("accept-marketing")).toBe("accepted");
	expect([frame()?.getAttribute("src"), frame()?.title]).toEqual([ELSEWHERE.url, "Přehrávač videa Oslava"]);
});

test("a customer who agreed before sees the player at once; another value of the cookie is no consent", async () => {
	cameFrom("/ucet");
	Cookies.set("accept-marketing", "accepted", { path: "/" });
	showVideo({ body: { ...ELSEWHERE, source: "vimeo", url: "https://player.vimeo.com/video/1?dnt=1" } });
	await vi.waitFor(() => expect(frame()?.getAttribute("src")).toBe("https://player.vimeo.com/video/1?dnt=1"));
	forgetAccount();
	Cookies.set("accept-marketing", "no", { path: "/" });
	showVideo({ body: ELSEWHERE });
	expect(await screen.findByRole("heading", { name: "Toto video je na YouTube" })).toBeTruthy();
	// The cookie is read once the page is there.
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(frame()).toBeNull();
});

test("a page opened by the router is reloaded from the server, whose headers allow the player", async () => {
	cameFrom("/prihlaseni");
	const reload = vi.fn();
	showVideo({ body: ELSEWHERE });
	const accept = await screen.findByRole("button", { name: cs.videos.accept });
	vi.stubGlobal("location", { pathname: "/ucet", protocol: "http:", reload });
	fireEvent.click(accept);
	expect([reload.mock.calls.length, frame()]).toEqual([1, null]);
});

test("the English pages have English texts and addresses, and a video with English subtitles", async () => {
	stubAccount(({ path }) => (path === "/api/account/videos/en" ? { body: [FILM] } : undefined));
	showAccount(<VideoList locale="en" />, { locale: "en" });
	const link = await screen.findByRole("link", { name: /Dárek s mašlí/ });
	expect(link.getAttribute("href")).toBe("/en/account/video/1");
	expect(within(link).getByText("1:15 long")).toBeTruthy();
	forgetAccount();
	stubAccount(({ path }) => (path === "/api/account/videos/en/7" ? { body: FILM } : undefined));
	showAccount(<VideoScreen locale="en" id="7" notFound={<h1>Not found</h1>} />, { locale: "en" });
	const track = (await screen.findByLabelText("Dárek s mašlí")).querySelector("track");
	expect([track?.srclang, track?.label]).toEqual(["en", "Subtitles"]);
	expect(screen.getByRole("link", { name: "All videos" }).getAttribute("href")).toBe("/en/account/videos");
});
