import { reportStyle } from '@soe/contracts'

const frame = `
html{scroll-padding-top:68px}
[hidden]{display:none!important}
h1{font-size:20px;line-height:28px;font-weight:600;overflow-wrap:anywhere}
h2{font-size:15px;line-height:22px;font-weight:600}
h3{margin-top:16px;font-size:12px;font-weight:500}
p{text-wrap:pretty}
a{color:inherit;text-underline-offset:3px}
code{overflow-wrap:anywhere}
.bar{position:sticky;top:0;z-index:1;gap:4px 16px}
.bar b a,.bar nav a,.areas a{text-decoration:none}
.bar nav{display:flex;flex-wrap:wrap;gap:0 4px;margin-left:auto}
.bar nav a{padding:6px 8px;border-radius:6px;color:var(--muted)}
.bar a:hover,.areas a:hover{text-decoration:underline}
.bar nav a[aria-current]{color:var(--text);font-weight:500}
.skip{position:absolute;left:-100rem;padding:6px 12px;background:var(--text);color:var(--surface)}
.skip:focus{left:8px;top:8px;z-index:2}
.note{color:var(--faint);font-size:12px}`

const index = `
.rail{padding:16px;border-bottom:1px solid var(--line)}
.rail>p{margin:4px 0 16px;color:var(--muted)}
label{display:block;margin-bottom:4px;color:var(--muted);font-size:12px}
input{width:100%;min-height:32px;padding:0 9px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:inherit;font:inherit}
#count{margin:4px 0 12px;color:var(--faint);font-size:12px}
.areas ul{display:flex;flex-wrap:wrap;gap:0 12px}
.areas a{display:inline-block;min-height:28px;padding:4px 0}
.columns h2{padding:20px 16px 6px;border-bottom:1px solid var(--line)}
.rows li{border-bottom:1px solid var(--line)}
.rows a{display:grid;gap:0 16px;padding:6px 16px;text-decoration:none}
.rows a:hover{background:var(--sunken)}
.key{font:500 12px/20px var(--mono);font-variant-ligatures:none;overflow-wrap:anywhere}
.none{padding:16px}`

const operation = `
.operation{max-width:1080px;padding:20px 16px 64px}
.operation>nav{margin-bottom:12px}
.lead{margin-top:4px;max-width:44rem;color:var(--muted);font-size:15px;line-height:22px}
section{margin-top:28px}.columns section{margin:0}
.operation h2{padding-bottom:6px;border-bottom:1px solid var(--line)}
dl{display:grid;gap:4px;margin-top:16px}
dl div{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:16px}
dt{color:var(--muted)}dd{overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;text-align:left}
th{padding:6px 16px 6px 0;color:var(--muted);font-size:12px;font-weight:400}
td{padding:6px 16px 6px 0;border-top:1px solid var(--line);vertical-align:top}
.copyable{position:relative;margin-top:12px}
pre{padding:10px 12px;max-height:32rem;overflow:auto;border:1px solid var(--line);border-radius:6px;background:var(--sunken);white-space:pre-wrap;overflow-wrap:anywhere}
.copyable button{position:absolute;top:6px;right:6px;min-height:28px;padding:0 10px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:inherit;font:500 12px var(--sans);cursor:pointer}
.copyable button:hover{background:var(--sunken)}
.tree .tree{margin-left:5px;padding-left:16px;border-left:1px solid var(--line)}
.tree li{padding:3px 0}
.tree>li:not(:has(>details)){padding-left:15px}
section>.tree,section>.variant{margin-top:10px}
summary{cursor:pointer}
.field,.type{font:12px/18px var(--mono);font-variant-ligatures:none}.field{font-weight:600}
.type{color:var(--muted);overflow-wrap:anywhere}
.meaning{display:block;max-width:45rem;color:var(--muted)}
.variant p,.or{margin:6px 0}.or{color:var(--muted);font-size:12px}`

const widths = `
@media(max-width:640px){dl div{grid-template-columns:1fr;gap:0}td code{white-space:nowrap}.bar nav{margin-left:0}}
@media(min-width:960px){
.columns{display:grid;grid-template-columns:280px minmax(0,1fr)}
.rail{position:sticky;top:53px;height:calc(100vh - 53px);overflow-y:auto;border:solid var(--line);border-width:0 1px 0 0;background:var(--sunken)}
.rows a{grid-template-columns:minmax(13rem,3fr) minmax(0,5fr) minmax(24rem,4fr)}
.rows .note{text-align:right}}
@media(forced-colors:active){pre,input,.copyable button{border:1px solid CanvasText}}
@media print{.bar,form,nav,.copyable button{display:none}}
`

/** The documentation looks as the console and the reports do. */
export const docsStyle = [reportStyle, frame, index, operation, widths].join('')
