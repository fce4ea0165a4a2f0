/** The style of the page: one column of text beside the table of contents; light or dark as the system is. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --side: #f7f7f5; --ink: #1d1f24; --soft: #5a606d; --line: #e3e4e8; --surface: #f6f6f4;
  --accent: #3d46c8; --accent-soft: #ecedfb; --string: #1a6b4a; --name: #7a3e9d;
  --get: #0b6e4f; --post: #3d46c8; --put: #8a5300; --delete: #b3261e;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161a; --side: #101216; --ink: #e4e6eb; --soft: #9ba2b0; --line: #2a2e36; --surface: #1c1f25;
    --accent: #a5b0ff; --accent-soft: #242842; --string: #8fd6b4; --name: #d3a8ef;
    --get: #6fd3ac; --post: #a5b0ff; --put: #eebd6d; --delete: #ff9d94;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--sans); }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: from-font; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
[hidden] { display: none !important; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--paper); z-index: 3; }

.frame { display: grid; grid-template-columns: 17.5rem minmax(0, 1fr); }
.side { position: sticky; top: 0; height: 100vh; overflow-y: auto; background: var(--side); border-right: 1px solid var(--line); padding: 1.5rem 0 3rem; }
.brand { display: flex; align-items: baseline; gap: .6rem; padding: 0 1.5rem; font-weight: 700; font-size: 1.2rem; letter-spacing: -.01em; color: var(--ink); text-decoration: none; }
.brand small { font-weight: 400; font-size: .8rem; letter-spacing: 0; color: var(--soft); }
.find { padding: 1.1rem 1.5rem 0; }
.find input { width: 100%; padding: .45rem .7rem; font: inherit; font-size: .9rem; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 7px; }
nav .group { padding: 1.25rem 0 0; }
nav h2 { margin: 0 0 .3rem; padding: 0 1.5rem; font-size: .74rem; font-weight: 600; letter-spacing: .05em; text-transform: uppercase; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; gap: .55rem; align-items: baseline; padding: .22rem 1.5rem .22rem calc(1.5rem - 3px); font-size: .875rem; line-height: 1.45; color: var(--ink); text-decoration: none; border-left: 3px solid transparent; }
nav .step { white-space: nowrap; }
nav a:hover { background: var(--accent-soft); }
nav a[data-here] { border-left-color: var(--accent); color: var(--accent); }
nav .method { flex: 0 0 2.3rem; font-size: .62rem; }
#menu, .menu { display: none; }

main { padding: 3rem clamp(1.25rem, 4vw, 4rem) 6rem; max-width: 76rem; }
h1, h2, h3, h4 { line-height: 1.25; letter-spacing: -.012em; text-wrap: balance; }
h1 { margin: 0 0 .75rem; font-size: clamp(1.9rem, 4vw, 2.5rem); letter-spacing: -.025em; }
h2 { margin: 0 0 .75rem; font-size: 1.55rem; }
h3 { margin: 0 0 .5rem; font-size: 1.2rem; }
h4 { margin: 2rem 0 .6rem; font-size: .95rem; }
p, ul { margin: 0 0 1rem; max-width: 46rem; }
main ul { padding-left: 1.2rem; }
main li { margin: .35rem 0; }
.lead { font-size: 1.13rem; line-height: 1.6; color: var(--soft); }
.facts { display: flex; flex-wrap: wrap; gap: .4rem 2rem; margin: 1.5rem 0 0; padding: 0; font-size: .9rem; color: var(--soft); }
.facts dt { display: inline; } .facts dd { display: inline; margin: 0 0 0 .4rem; color: var(--ink); }
.part { margin-top: 3.5rem; }
.tag { margin-top: 5rem; }
.tag > h2 { margin-bottom: .25rem; }
.tag > p { color: var(--soft); }
.endpoint { margin-top: 2rem; padding-top: 2.25rem; border-top: 1px solid var(--line); }
.call { display: flex; gap: .7rem; align-items: baseline; margin: 0 0 .5rem; max-width: none; }
.call code { background: none; padding: 0; font-size: .95rem; overflow-wrap: anywhere; }
.call + p { font-size: .9rem; color: var(--soft); }
.method { font: 700 .74rem/1 var(--mono); letter-spacing: .03em; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .delete { color: var(--delete); }

code { font-family: var(--mono); font-size: .86em; background: var(--surface); padding: .12em .36em; border-radius: 4px; overflow-wrap: break-word; }
figure.code { position: relative; margin: 0 0 1rem; border: 1px solid var(--line); border-radius: 9px; background: var(--surface); overflow: hidden; min-width: 0; }
figcaption { padding: .5rem 1rem; font-size: .78rem; font-weight: 600; color: var(--soft); border-bottom: 1px solid var(--line); }
pre { margin: 0; padding: .9rem 1rem; overflow: auto; max-height: 34rem; font-size: .82rem; line-height: 1.6; tab-size: 2; }
pre code { background: none; padding: 0; font-size: inherit; overflow-wrap: normal; }
pre b { font-weight: 400; color: var(--name); } pre em { font-style: normal; color: var(--string); } pre i { font-style: normal; color: var(--soft); }
figure button { position: absolute; top: .32rem; right: .4rem; padding: .22rem .6rem; font: 500 .75rem var(--sans); color: var(--soft); background: var(--paper); border: 1px solid var(--line); border-radius: 6px; cursor: pointer; opacity: 0; }
figure:hover button, figure button:focus-visible { opacity: 1; }
figure button:hover { color: var(--ink); }
@media (hover: none) { figure button { opacity: 1; } }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; align-items: start; margin: 1.25rem 0; }
.beside figure.code { margin: 0; }
.beside pre { white-space: pre-wrap; }
.beside pre code { overflow-wrap: anywhere; }

.table { margin: 0 0 1.25rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 9px; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; line-height: 1.5; }
th { text-align: left; font-size: .78rem; font-weight: 600; color: var(--soft); background: var(--surface); white-space: nowrap; }
th code { padding: 0; }
th, td { padding: .55rem .9rem; vertical-align: top; }
td { border-top: 1px solid var(--line); }
.fields td:first-child, .fields td[data-label="Type"], .fields td[data-label="Need"] { width: 1%; white-space: nowrap; }
.fields td:first-child code { background: none; padding: 0; font-weight: 600; }
.fields td:not(:first-child):not(:last-child) { color: var(--soft); }
.fields td strong { color: var(--put); font-weight: 600; }
.fields td .more { display: block; margin-top: .12rem; color: var(--soft); }
td code { padding: .1em .28em; white-space: nowrap; }
.grid td { white-space: nowrap; }
.grid td:last-child { white-space: normal; min-width: 18rem; }
.grid td:first-child code { background: none; padding: 0; font-weight: 600; }

@media (max-width: 60rem) {
  .frame { display: block; }
  html { scroll-padding-top: 4.25rem; }
  .side { position: sticky; height: auto; max-height: 100vh; padding: .8rem 0; border-right: 0; border-bottom: 1px solid var(--line); z-index: 2; }
  .brand { padding: 0 1.25rem; padding-right: 6rem; }
  .menu { display: block; position: absolute; right: 1rem; top: .62rem; padding: .3rem .8rem; font-size: .85rem; border: 1px solid var(--line); border-radius: 7px; background: var(--paper); cursor: pointer; }
  #menu { display: block; position: absolute; right: 1rem; top: .9rem; opacity: 0; }
  #menu:focus-visible + .menu { outline: 2px solid var(--accent); outline-offset: 2px; }
  #menu:not(:checked) ~ .contents { display: none; }
  main { padding-top: 2rem; }
  .tag { margin-top: 3.5rem; }
}
@media (max-width: 40rem) {
  .fields { border: 0; border-radius: 0; overflow: visible; }
  .fields thead { display: none; }
  .fields table, .fields tbody, .fields tr { display: block; }
  .fields tr { display: flex; flex-wrap: wrap; gap: .1rem .8rem; padding: .8rem 0; border-top: 1px solid var(--line); }
  .fields tr:last-child { border-bottom: 1px solid var(--line); }
  .fields td[data-label] { padding: 0; border: 0; width: auto; }
  .fields td[data-label]:first-child { flex-basis: 100%; white-space: normal; overflow-wrap: anywhere; }
  .fields td[data-label]:last-child { flex-basis: 100%; margin-top: .2rem; }
  .fields td:not(:first-child):not(:last-child) { font-size: .82rem; }
  .fields td code { white-space: normal; }
  .grid td { white-space: normal; min-width: 7rem; }
  .grid td:last-child { min-width: 15rem; }
  pre { font-size: .78rem; padding: .8rem; }
}
@media print { .side, figure button { display: none; } .frame { display: block; } pre { max-height: none; white-space: pre-wrap; } }
`
