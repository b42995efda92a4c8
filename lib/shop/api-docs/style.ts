/** The page has its own style: it is no page of the storefront and needs none of its files. */
export const STYLE = `
:root { --ink: #1f1a2e; --paper: #fffdf9; --soft: #5b5470; --line: #e4dcd2; --tint: #f6f0e8; --accent: #b30d43; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; top: 0; padding: .5rem 1rem; background: var(--paper); z-index: 1; }
.skip:focus { left: 0; }
.page { max-width: 78rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: clamp(1.8rem, 5vw, 2.6rem); line-height: 1.15; margin: 1rem 0 .5rem; }
h2 { font-size: 1.6rem; line-height: 1.2; margin: 3rem 0 .75rem; }
h3 { font-size: 1.1rem; line-height: 1.4; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h4 { font-size: .95rem; margin: 1.25rem 0 .35rem; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; }
:not(pre) > code { background: var(--tint); border-radius: 4px; padding: .1em .3em; overflow-wrap: anywhere; }
h3 code { background: none; padding: 0; font-size: 1rem; }
pre { background: var(--tint); border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; overflow: auto;
	max-height: 26rem; margin: .35rem 0; line-height: 1.45; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
tbody th { font-weight: 400; }
thead th { color: var(--soft); font-size: .8125rem; }
small { color: var(--soft); font-size: .8125rem; }
summary { cursor: pointer; padding: .35rem 0; font-weight: 600; }
.call { border: 1px solid var(--line); border-radius: 16px; background: #fff; padding: 1rem; margin: 1rem 0; }
.call:target, .call:has(:target) { border-color: var(--accent); }
.method { display: inline-block; min-width: 4.2rem; text-align: center; border-radius: 999px; padding: .05rem .6rem;
	font-size: .8125rem; font-weight: 700; color: #fff; background: #14506b; }
.method.post { background: #1d6b3a; } .method.put { background: #7a4d00; } .method.delete { background: var(--accent); }
.anchor { padding: 0 .35rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .25rem 0; overflow-wrap: anywhere; }
nav ul ul { display: none; }
.calls { list-style: none; padding: 0; margin: 0; }
.calls a { display: inline-block; padding: .25rem 0; overflow-wrap: anywhere; }
@media (min-width: 64rem) {
	.columns { display: grid; grid-template-columns: 19rem minmax(0, 1fr); gap: 2.5rem; align-items: start; }
	nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 1rem 0; font-size: .875rem; }
	nav ul ul { display: block; padding-left: .75rem; }
	nav > ul > li > a { font-weight: 700; margin-top: .5rem; }
	.call { padding: 1.25rem 1.5rem; }
}
@media print {
	nav, .skip, .anchor { display: none; }
	body { background: #fff; font-size: 10pt; }
	.columns { display: block; }
	.call { border: 0; border-top: 1px solid #999; border-radius: 0; padding: .5rem 0; }
	pre { max-height: none; white-space: pre-wrap; }
	.scroll { overflow: visible; }
	h3, h4 { break-after: avoid; }
}
`;
