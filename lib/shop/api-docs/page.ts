import { html, raw } from "hono/html";
import { anchorOf, callSection, type Html } from "./call-section.ts";
import { type ApiDocument, callsOf, type DocumentedCall } from "./document.ts";
import { GUIDE } from "./guide.ts";
import { STYLE } from "./style.ts";
import { subjectsOf } from "./subjects.ts";

type Subject = { id: string; title: string; calls: DocumentedCall[] };

const callLink = (call: DocumentedCall): Html =>
	html`<li><a href="#${anchorOf(call)}"><code>${call.method.toUpperCase()} ${call.path.replace(/^\/api/, "")}</code></a></li>`;

function contents(subjects: Subject[]): Html {
	return html`<nav aria-label="Contents"><ul>
${GUIDE.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
${subjects.map(({ id, title, calls }) => html`<li><a href="#${id}">${title}</a><ul>${calls.map(callLink)}</ul></li>`)}
</ul></nav>`;
}

function subjectSection({ id, title, calls }: Subject, document: ApiDocument): Html {
	const schemas = document.components?.schemas ?? {};
	return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<ul class="calls">${calls.map((call) => html`<li><a href="#${anchorOf(call)}">${call.operation.summary}</a></li>`)}</ul>
${calls.map((call) => callSection(call, schemas))}</section>`;
}

/** The API as a page: general rules, then every call by subject. In English, like the API's words. */
export function docsPage(document: ApiDocument): Html {
	const subjects = subjectsOf(callsOf(document)).map((subject) => ({
		...subject,
		id: `about-${subject.title.toLowerCase()}`,
	}));
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.info.title} API</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="page">
<header><h1>${document.info.title} API</h1>
<p>Everything that the storefront does, it does through these calls: so can you.</p></header>
<div class="columns">
${contents(subjects)}
<main id="main" tabindex="-1">
${GUIDE.map(({ id, title, text }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${text}</section>`)}
${subjects.map((subject) => subjectSection(subject, document))}
</main>
</div>
</div>
</body>
</html>`;
}
