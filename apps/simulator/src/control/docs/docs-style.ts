export const docsStyle = `
:root { color-scheme: light dark; --paper: #fff; --raised: #f5f6f6; --ink: #0f1519; --slate: #5a656d; --line: #dde1e3; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0d1316; --raised: #151c20; --ink: #f3f5f5; --slate: #9ba6ad; --line: #273036; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.25rem; }
body { margin: 0; background: var(--paper); color: var(--ink); -webkit-font-smoothing: antialiased;
  font: 1rem/1.5 "Helvetica Neue", Arial, "Liberation Sans", sans-serif; }
[hidden] { display: none !important; }
h1 { margin: 0 0 1.25rem; font-size: clamp(2rem, 1.5rem + 2.4vw, 3.5rem); font-weight: 500; line-height: 1.05;
  letter-spacing: -0.03em; overflow-wrap: anywhere; }
h2 { margin: 0; padding-bottom: 0.75rem; border-bottom: 1px solid var(--ink); font-size: 1.375rem; font-weight: 500;
  line-height: 1.75rem; letter-spacing: -0.02em; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1rem; font-weight: 600; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: inherit; text-underline-offset: 0.25em; text-decoration-thickness: 1px; }
code, pre, .key, .field, .type { font-family: ui-monospace, "SF Mono", "Liberation Mono", monospace; font-size: 0.875em; }
code { overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; border-radius: 2px; }
.skip { position: absolute; left: -100rem; padding: 0.75rem 1.25rem; background: var(--ink); color: var(--paper); }
.skip:focus { left: 0.5rem; top: 0.5rem; z-index: 1; }
.note { color: var(--slate); font-size: 0.875rem; }

.columns, .operation { max-width: 77rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
.columns > header > p { color: var(--slate); max-width: 30rem; }
.columns > header > p a { display: inline-block; padding: 0.625rem 0; color: var(--ink); }
label { display: block; margin-bottom: 0.375rem; font-size: 0.875rem; }
input { width: 100%; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--slate); border-radius: 2px;
  background: var(--paper); color: inherit; font: inherit; }
#count { margin: 0.375rem 0 1.25rem; color: var(--slate); font-size: 0.875rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0 0 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.625rem 0; }
section { margin-top: 2.75rem; }
.columns section:first-of-type { margin-top: 0; }
.rows { margin: 0; padding: 0; list-style: none; }
.rows li { border-bottom: 1px solid var(--line); }
.rows a { display: grid; gap: 0.125rem; padding: 0.875rem 0; text-decoration: none; }
.rows .key { font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
.rows a:hover .key { text-decoration: underline; text-underline-offset: 0.25em; text-decoration-thickness: 1px; }

.lead { max-width: 40rem; font-size: 1.25rem; line-height: 1.75rem; }
dl { display: grid; gap: 0.5rem; margin: 1.75rem 0 0; }
dl div { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: 1.25rem; }
dt { color: var(--slate); }
dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; text-align: left; }
th { padding: 0.75rem 1.25rem 0.5rem 0; color: var(--slate); font-size: 0.875rem; font-weight: 400; }
td { padding: 0.625rem 1.25rem 0.625rem 0; border-top: 1px solid var(--line); vertical-align: top; }
.copyable { display: grid; gap: 0.5rem; margin-top: 1rem; }
pre { margin: 0; padding: 1.25rem; max-height: 32rem; overflow: auto; border-radius: 2px; background: var(--raised);
  line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; }
.copyable button { justify-self: end; min-width: 5rem; min-height: 2.75rem; border: 1px solid var(--line);
  border-radius: 2px; background: var(--paper); color: inherit; font: inherit; font-size: 0.875rem; cursor: pointer; }
.copyable button:hover { border-color: var(--ink); }
.tree { margin: 0; padding: 0; list-style: none; }
.tree .tree { margin-left: 0.375rem; padding-left: 1.125rem; border-left: 1px solid var(--line); }
.tree li { padding: 0.25rem 0; }
.tree > li:not(:has(> details)) { padding-left: 1.1rem; }
section > .tree, section > .variant { margin-top: 0.75rem; }
summary { cursor: pointer; padding: 0.125rem 0; }
.field { font-weight: 600; }
.type { color: var(--slate); overflow-wrap: anywhere; }
.meaning { display: block; max-width: 45rem; color: var(--slate); font-size: 0.9375rem; }
.variant p, .or { margin: 0.5rem 0; }
.or { color: var(--slate); font-size: 0.875rem; }
@media (max-width: 40rem) {
  dl div { grid-template-columns: 1fr; gap: 0; }
  td code { white-space: nowrap; }
}
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 20rem 1fr; column-gap: 4rem; padding-top: 4rem; }
  .columns > header { position: sticky; top: 2rem; align-self: start; max-height: calc(100vh - 4rem); overflow-y: auto;
    padding: 0.25rem; margin: -0.25rem; }
  .rows a { grid-template-columns: minmax(16rem, 2fr) 3fr; column-gap: 1.75rem; }
  .rows .note { grid-column: 2; }
}
@media (forced-colors: active) { pre, input, .copyable button { border: 1px solid CanvasText; } }
@media print { form, nav, .copyable button { display: none; } }
`
