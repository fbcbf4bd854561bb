/** Colors and sizes of the simulator's console, as the judge's report has them. */
const tokens = `
:root{color-scheme:light dark;
--surface:light-dark(#fff,#17161c);--sunken:light-dark(#f4f3f6,#121116);
--line:light-dark(#e6e4ea,#2a2832);--edge:light-dark(#cfccd6,#45424f);
--text:light-dark(#1a181f,#eeecf2);--muted:light-dark(#4c4956,#b9b5c4);--faint:light-dark(#6a6675,#928d9f);
--accent:light-dark(#7c2d7a,#de9fda);
--red:light-dark(#a8200f,#ff9d8d);--red-soft:light-dark(#fdeeeb,#371b19);--red-edge:light-dark(#eeb9b0,#74352e);
--amber:light-dark(#7f4c00,#efc06a);--green:light-dark(#16693d,#77d6a0);
--sans:'Geist Variable',system-ui,-apple-system,'Segoe UI',sans-serif;
--mono:'JetBrains Mono Variable',ui-monospace,'SF Mono',Menlo,Consolas,monospace}`

const base = `
*{box-sizing:border-box}
body{margin:0;font:13px/20px var(--sans);color:var(--text);background:var(--surface)}
h1,h2,h3,h4,p,ul,dl,dd,pre,figure{margin:0}ul{padding:0;list-style:none}
h2{padding:16px 16px 8px;font-size:15px;line-height:22px;font-weight:600}h3{display:inline;font-size:13px;font-weight:500;overflow-wrap:anywhere}
h4{font-size:12px;font-weight:500}
code,pre{font:12px/18px var(--mono);font-variant-ligatures:none}
a{color:inherit}
:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:52px;padding:8px 16px;border-bottom:1px solid var(--line);background:var(--sunken)}
.bar b{font-weight:600}.bar span{min-width:0;overflow-wrap:anywhere;color:var(--muted)}
.verdict{padding:16px;border-bottom:1px solid var(--line)}
.verdict h1{font-size:20px;line-height:28px;font-weight:600}.verdict p{color:var(--muted)}
.is-held{color:var(--green)}.is-broken{color:var(--red)}`

const matrix = `
.scroll{overflow-x:auto;padding:0 16px 16px}
table{border-collapse:collapse;font:12px/18px var(--mono)}
th{padding:4px 8px;font-weight:500;text-align:left;white-space:nowrap}
thead span{writing-mode:vertical-rl;rotate:180deg}
td{width:28px;height:28px;border:1px solid var(--line);text-align:center}
td a,td>span{display:block;line-height:28px;text-decoration:none}
td.green,.chip.green{color:var(--green)}td.pruned,td.not-run{color:var(--faint)}
td.red,.chip.red{color:var(--red);background:var(--red-soft);font-weight:700}
td.broken,td.not-reached,.chip.broken,.chip.not-reached{color:var(--amber)}`

const cells = `
.chip{display:inline-block;padding:0 6px;border:1px solid var(--edge);border-radius:4px;font:11.5px/18px var(--mono);white-space:nowrap}
.chip.is-broken{color:var(--red);background:var(--red-soft);border-color:var(--red-edge)}
.cell{border-top:1px solid var(--line)}
.cell summary{padding:6px 16px;cursor:pointer}
.cell summary:hover,.cell[open] summary{background:var(--sunken)}
.more{display:grid;gap:12px;padding:12px 16px 20px;min-width:0;overflow-wrap:anywhere}
.found{display:grid;gap:6px}
.frames{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
img{display:block;width:100%;border:1px solid var(--line);border-radius:6px}figcaption{padding-top:4px;color:var(--muted)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 16px}dt{color:var(--muted)}
pre{padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sunken);white-space:pre-wrap;overflow-wrap:anywhere}`

/** What the report looks like. */
export const pageStyle = [tokens, base, matrix, cells].join('')
