import { expect, test } from "vitest";
import { type Answer, makeAnswer, namesOwnTag, sendAnswer, sizeOf, withHead } from "#lib/server/door/answer.ts";
import { compress } from "#lib/server/door/encodings.ts";
import { openServer } from "#tests/support/servers/loopback.ts";

const TEXT = "<p>Balónky</p>".repeat(200);
const HTML = ["Content-Type", "text/html; charset=utf-8"];
const page = (text = TEXT, head = HTML) => makeAnswer(head, Buffer.from(text));

/** A server that sends the answer to everybody; `forms` counts who made a form, and `another` comes true with the next one. */
async function sending(answer: Answer, more?: string[]) {
	let next = Promise.withResolvers<void>();
	const forms = { made: 0, another: () => next.promise };
	const onForm = () => {
		forms.made += 1;
		next.resolve();
		next = Promise.withResolvers();
	};
	const server = await openServer((asked, response) =>
		sendAnswer(answer, asked, response, { onForm, ...(more ? { more } : {}) }),
	);
	const sendAs = (encoding: string, headers: Record<string, string> = {}, method = "GET") =>
		server.send("/", { method, headers: { "Accept-Encoding": encoding, ...headers } });
	return { ...server, sendAs, forms };
}

test("each coding has the same text, its own length and its own ETag", async () => {
	const { sendAs } = await sending(page());
	const replies = await Promise.all(["", "gzip", "br"].map((encoding) => sendAs(encoding)));
	expect(replies.map(({ text }) => text)).toEqual([TEXT, TEXT, TEXT]);
	expect(replies.map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
	for (const { headers, bytes } of replies) expect(headers["content-length"]).toBe(String(bytes.length));
	const [plain = ""] = replies.map(({ headers }) => headers.etag?.slice(1, -1));
	expect(plain).toMatch(/^d\.[\w-]{27}$/);
	expect(replies.map(({ headers }) => headers.etag)).toEqual([`"${plain}"`, `"${plain}.gz"`, `"${plain}.br"`]);
	for (const { headers } of replies) expect(headers.vary).toBe("Accept-Encoding");
});

test.each([
	["a short text", page("short")],
	["a picture", page(TEXT, ["Content-Type", "image/avif"])],
])("%s is sent as it is and varies by nothing", async (_, answer) => {
	const { sendAs } = await sending(answer);
	const { headers, bytes } = await sendAs("br");
	expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
	expect(bytes).toEqual(answer.plain?.body);
});

test.each(["br", "gzip"] as const)(
	"the plain text is let go once it is compressed in %s, and whoever wants it or the other coding gets it nevertheless",
	async (encoding) => {
		const answer = page();
		const { sendAs } = await sending(answer);
		const before = sizeOf(answer);
		await sendAs(encoding);
		expect(answer.plain).toBeNull();
		expect(sizeOf(answer)).toBeLessThan(before / 2);
		const plain = await sendAs("");
		expect([plain.text, plain.headers["content-length"], plain.headers.etag]).toEqual([
			TEXT,
			String(Buffer.byteLength(TEXT)),
			`"${answer.digest}"`,
		]);
		for (const coding of ["gzip", "br"]) expect((await sendAs(coding)).text).toBe(TEXT);
		expect((await sendAs("", {}, "HEAD")).headers["content-length"]).toBe(String(Buffer.byteLength(TEXT)));
	},
);

test("whoever has it already is told so without a form being made", async () => {
	const answer = page();
	const { sendAs } = await sending(answer);
	const { status, headers } = await sendAs("br", { "If-None-Match": `"${answer.digest}"` });
	expect([status, headers.etag]).toEqual([304, `"${answer.digest}.br"`]);
	expect(answer.compressed).toEqual({});
});

test("when it cannot be compressed it is sent plain, and the next visitor gets it compressed", async () => {
	const answer = page();
	const body = Buffer.from(TEXT);
	let failures = 1;
	Object.defineProperty(answer.plain, "body", {
		get: () => {
			failures -= 1;
			if (failures >= 0) throw new Error("no memory");
			return body;
		},
	});
	const { sendAs } = await sending(answer);
	const [first, second] = [await sendAs("br"), await sendAs("br")];
	expect([first.text, first.headers["content-encoding"]]).toEqual([TEXT, undefined]);
	expect([second.text, second.headers["content-encoding"]]).toEqual([TEXT, "br"]);
});

test("an answer without any form breaks off, and ends nothing else", async () => {
	const answer = page();
	answer.plain = null;
	const { sendAs } = await sending(answer);
	for (const encoding of ["br", ""]) await expect(sendAs(encoding)).rejects.toThrow(/hang up|reset/);
});

const { digest } = page();
test.each([
	["its ETag", `"${digest}"`, 304],
	["its ETag in another coding", `"${digest}.br"`, 304],
	["its weak ETag", `W/"${digest}.gz"`, 304],
	["its ETag among others", `"x", "${digest}"`, 304],
	["whatever there is", "*", 304],
	["another ETag of the door", `"${page("other").digest}"`, 200],
	["its ETag in a coding that there is not", `"${digest}.zst"`, 200],
	["an ETag of the app", '"abc"', 200],
	["its ETag without quotes", digest, 200],
])("who has %s (%s) is answered %s in every coding", async (_, noneMatch, status) => {
	const { sendAs } = await sending(page());
	for (const encoding of ["", "gzip", "br"]) {
		const reply = await sendAs(encoding, { "If-None-Match": noneMatch });
		expect.soft([reply.status, reply.text], encoding).toEqual([status, status === 304 ? "" : TEXT]);
	}
});

test("304 says what lasts and by what it varies, not what the body is like", async () => {
	const { sendAs } = await sending(page(TEXT, [...HTML, "Cache-Control", "public"]), ["Age", "1"]);
	const { headers } = await sendAs("br", { "If-None-Match": "*" });
	expect(headers).toMatchObject({
		"cache-control": "public",
		etag: `"${digest}.br"`,
		vary: "Accept-Encoding",
		age: "1",
	});
	for (const name of ["content-length", "content-encoding", "content-type"]) expect(headers).not.toHaveProperty(name);
});

test.each(["", "gzip", "br"])("HEAD has the headers of GET and no body, in the coding %j", async (encoding) => {
	const { sendAs } = await sending(page());
	const [got, asked] = [await sendAs(encoding), await sendAs(encoding, {}, "HEAD")];
	expect(asked.text).toBe("");
	expect({ ...asked.headers, date: "" }).toEqual({ ...got.headers, date: "" });
});

test("a form is made once, however many wait for it, and then it counts in the answer's size instead of the plain text", async () => {
	const answer = page();
	const seen: unknown[] = [];
	const server = await openServer((asked, response) =>
		sendAnswer(answer, asked, response, { onForm: () => seen.push(answer.compressed.br) }),
	);
	const sends = Array.from({ length: 5 }, () => server.send("/", { headers: { "Accept-Encoding": "br" } }));
	await Promise.all(sends);
	const { br } = answer.compressed;
	expect(br).toBeDefined();
	for (const form of seen) expect(form).toBe(br);
	const ofBr = br?.body.length ?? Number.NaN;
	expect(sizeOf(answer)).toBeGreaterThan(ofBr);
	expect(sizeOf(answer)).toBeLessThan(ofBr + 1000);
});

test("whoever waited for a form says that it was made, and nobody after them", async () => {
	const { sendAs, forms } = await sending(page());
	await sendAs("gzip");
	await sendAs("gzip");
	expect(forms.made).toBe(1);
	await sendAs("br");
	await sendAs("");
	expect(forms.made).toBe(2);
});

/** A text that more work makes smaller. */
const LONG = Array.from(
	{ length: 3000 },
	(_, number) => `<li id="${(number * 7919) % 3001}">Balónek ${number}</li>`,
).join("");

test.each(["br", "gzip"] as const)(
	"a page that is asked for often in %s is made smaller once, under another ETag",
	async (encoding) => {
		const answer = page(LONG);
		const { sendAs, forms } = await sending(answer);
		const first = await sendAs(encoding);
		const another = forms.another();
		for (let time = 0; time < 8; time += 1) expect((await sendAs(encoding)).bytes).toEqual(first.bytes);
		await sendAs(encoding);
		await another;
		const smaller = await sendAs(encoding);
		expect(smaller.bytes.length).toBeLessThan(first.bytes.length);
		expect(smaller.text).toBe(LONG);
		expect(smaller.headers["content-length"]).toBe(String(smaller.bytes.length));
		expect(smaller.headers.etag).toBe(first.headers.etag?.replace(/"$/, '+"'));
		for (const etag of [first.headers.etag, smaller.headers.etag])
			expect(await sendAs(encoding, { "If-None-Match": etag ?? "" })).toMatchObject({ status: 304, headers: { etag } });
		expect(forms.made).toBe(2);
		for (let time = 0; time < 20; time += 1) expect((await sendAs(encoding)).bytes).toEqual(smaller.bytes);
		expect(forms.made).toBe(2);
	},
);

test("under other headers a form is as small, and was sent as often, as before", async () => {
	const answer = page(LONG);
	const first = await sending(answer);
	for (let time = 0; time < 6; time += 1) await first.sendAs("br");
	const second = await sending(withHead(answer, [...HTML, "X-Build", "2"]));
	const { bytes, headers } = await second.sendAs("br");
	const another = second.forms.another();
	for (let time = 0; time < 3; time += 1) await second.sendAs("br");
	await another;
	const smaller = await second.sendAs("br");
	expect(smaller.bytes.length).toBeLessThan(bytes.length);
	expect(smaller.headers.etag).toBe(headers.etag?.replace(/"$/, '+"'));
});

test("what was packed beforehand is sent as it is", async () => {
	const packed = { br: await compress(Buffer.from(TEXT), "br", "files") };
	const { sendAs, forms } = await sending(makeAnswer(HTML, Buffer.from(TEXT), { packed }));
	expect((await sendAs("br")).bytes).toEqual(packed.br);
	expect(forms.made).toBe(0);
});

test("the same body under other headers keeps its forms", async () => {
	const answer = page();
	const first = await sending(answer);
	await Promise.all([first.sendAs("br"), first.sendAs("gzip")]);
	const renamed = withHead(answer, [...HTML, "X-Build", "2"]);
	expect(renamed.compressed.br?.body).toBe(answer.compressed.br?.body);
	expect(renamed.compressed.gzip?.body).toBe(answer.compressed.gzip?.body);
	const { sendAs, forms } = await sending(renamed);
	for (const encoding of ["", "gzip", "br"]) {
		const { headers, text } = await sendAs(encoding);
		expect([text, headers["x-build"], headers.vary]).toEqual([TEXT, "2", "Accept-Encoding"]);
	}
	expect(forms.made).toBe(0);
});

test.each([
	[undefined, false],
	['"abc"', false],
	["*", false],
	['"d.abc.br"', true],
	['"abc", W/"d.abc"', true],
])("whether If-None-Match %s names an ETag of the door: %s", (noneMatch, isOwn) => {
	expect(namesOwnTag(noneMatch)).toBe(isOwn);
});
