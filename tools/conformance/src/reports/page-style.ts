import { reportStyle } from '@soe/contracts'

const bar = `
.bar code{overflow-wrap:anywhere}
.bar .facts{margin-left:auto;color:var(--muted)}
`

const verdict = `
.verdict :is(h1,h2){font-size:20px;line-height:28px;font-weight:600}
.is-open{color:var(--amber)}`

const findings = `
.finding{border-bottom:1px solid var(--line)}
.finding summary{display:grid;grid-template-columns:10px minmax(0,26ch) minmax(0,34ch) minmax(0,1fr) auto;gap:2px 12px;align-items:baseline;padding:6px 16px;cursor:pointer;list-style:none}
.finding summary::-webkit-details-marker{display:none}
.finding summary::before{content:'';width:6px;height:6px;border:solid var(--faint);border-width:0 1.5px 1.5px 0;rotate:-45deg;align-self:start;margin-top:7px}
.finding[open] summary::before{rotate:45deg}
.finding summary:hover,.finding[open] summary{background:var(--sunken)}
.finding .chip{justify-self:start;max-width:100%;overflow:hidden;text-overflow:ellipsis}
.finding .says{color:var(--muted)}.finding .says .place{color:var(--text)}
.place{overflow-wrap:anywhere}.finding .place span{color:var(--faint)}
.finding .times{color:var(--faint);white-space:nowrap;font-variant-numeric:tabular-nums}
.finding .more{padding:8px 16px 16px 38px;color:var(--muted)}
.finding .more>*+*{margin-top:8px}
.finding h3{font-size:12px;font-weight:500;color:var(--text)}
mark{background:var(--red-soft);color:var(--red);font-weight:600}
pre{padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--sunken);color:var(--text);white-space:pre-wrap;overflow-wrap:anywhere;max-height:30em;overflow:auto}
@media(max-width:760px){
.finding summary{grid-template-columns:10px minmax(0,1fr) auto}
.finding summary>*{grid-column:2}
.finding summary .times{grid-column:3;grid-row:1}
.finding .more{padding-left:16px}}`

export const pageStyle = [reportStyle, bar, verdict, findings].join('')
