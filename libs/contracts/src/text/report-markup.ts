import { printable } from './printable'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that HTML or XML can hold. */
export const escapeMarkup = (text: string): string =>
  printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Colors and sizes of the simulator's console, and what reports of one file have in common. */
export const reportStyle = `
:root{color-scheme:light dark;
--surface:light-dark(#fff,#17161c);--sunken:light-dark(#f4f3f6,#121116);
--line:light-dark(#e6e4ea,#2a2832);--edge:light-dark(#cfccd6,#45424f);
--text:light-dark(#1a181f,#eeecf2);--muted:light-dark(#4c4956,#b9b5c4);--faint:light-dark(#6a6675,#928d9f);
--accent:light-dark(#7c2d7a,#de9fda);
--red:light-dark(#a8200f,#ff9d8d);--red-soft:light-dark(#fdeeeb,#371b19);--red-edge:light-dark(#eeb9b0,#74352e);
--amber:light-dark(#7f4c00,#efc06a);--green:light-dark(#16693d,#77d6a0);
--sans:'Geist Variable',system-ui,-apple-system,'Segoe UI',sans-serif;
--mono:'JetBrains Mono Variable',ui-monospace,'SF Mono',Menlo,Consolas,monospace}
*{box-sizing:border-box}
body{margin:0;font:13px/20px var(--sans);color:var(--text);background:var(--surface)}
h1,h2,h3,h4,p,ul,dl,dd,pre,figure{margin:0}ul{padding:0;list-style:none}
code,pre{font:12px/18px var(--mono);font-variant-ligatures:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:52px;padding:8px 16px;border-bottom:1px solid var(--line);background:var(--sunken)}
.bar b{font-weight:600}
.mark{flex:none;fill:var(--text)}.mark .hand{fill:var(--accent)}
.verdict{padding:16px;border-bottom:1px solid var(--line)}
.verdict p{color:var(--muted)}
.is-held{color:var(--green)}.is-broken{color:var(--red)}
.chip{display:inline-block;padding:0 6px;border:1px solid var(--edge);border-radius:4px;font:11.5px/18px var(--mono);white-space:nowrap}
.chip.is-broken{color:var(--red);background:var(--red-soft);border-color:var(--red-edge)}`

/** The mark of the shop's tools. */
export const reportMark = `<svg class="mark" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><rect x="1" y="3" width="9" height="3" rx="1.5"/><rect class="hand" x="4" y="8" width="13" height="3" rx="1.5"/><rect x="1" y="13" width="11" height="3" rx="1.5"/></svg>`
