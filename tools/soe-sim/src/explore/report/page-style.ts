import { reportStyle } from '@soe/contracts'

const base = `
h2{padding:16px 16px 8px;font-size:15px;line-height:22px;font-weight:600}h3{display:inline;font-size:13px;font-weight:500;overflow-wrap:anywhere}
h4{font-size:12px;font-weight:500}
a{color:inherit}
.bar span{min-width:0;overflow-wrap:anywhere;color:var(--muted)}
.verdict h1{font-size:20px;line-height:28px;font-weight:600}`

const matrix = `
.scroll{overflow-x:auto;padding:0 16px 16px}
.legend{padding:0 16px 8px;color:var(--muted);font-size:12px}
.legend .green{color:var(--green)}.legend .red{color:var(--red);font-weight:700}.legend :is(.broken,.not-reached){color:var(--amber)}
table{border-collapse:collapse;font:12px/18px var(--mono)}
th{padding:4px 8px;vertical-align:bottom;font-weight:500;text-align:left;white-space:nowrap}
thead span{writing-mode:vertical-rl;rotate:180deg}
td{width:28px;height:28px;border:1px solid var(--line);text-align:center}
td a,td>span{display:block;line-height:28px;text-decoration:none}
td.green,.chip.green{color:var(--green)}td.pruned,td.not-run{color:var(--faint)}
td.red,.chip.red{color:var(--red);background:var(--red-soft);font-weight:700}
td.broken,td.not-reached,.chip.broken,.chip.not-reached{color:var(--amber)}`

const cells = `
.cell{border-top:1px solid var(--line)}
.cell summary{padding:6px 16px;cursor:pointer}
.cell summary:hover,.cell[open] summary{background:var(--sunken)}
.more{display:grid;gap:12px;padding:12px 16px 20px;min-width:0;overflow-wrap:anywhere}
.found{display:grid;gap:6px}
.frames{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
img{display:block;width:100%;border:1px solid var(--line);border-radius:6px}figcaption{padding-top:4px;color:var(--muted)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 16px}dt{color:var(--muted)}
pre{padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sunken);white-space:pre-wrap;overflow-wrap:anywhere}`

export const pageStyle = [reportStyle, base, matrix, cells].join('')
