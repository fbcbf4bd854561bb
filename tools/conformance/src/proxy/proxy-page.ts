import type { FindingKind } from '../judging/kinds'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeMarkup, reportMark } from '@soe/contracts'
import { pageStyle } from '../reports/page-style'
import { isLocalHost } from '@soe/forwarder'

/** Where the proxy shows what it has found; no backend sees a call below it. */
export const proxyPath = '/__judge'

/** What the page shows, without any secret. */
export interface ProxyState {
  readonly target: string
  readonly calls: number
  readonly findings: readonly {
    readonly fingerprint: string
    readonly operation: string
    readonly kind: FindingKind
    readonly path: string
    readonly message: string
    readonly count: number
    readonly curl: string
  }[]
}

const style = `${pageStyle}
.verdict h1{font-size:13px;font-weight:400;color:var(--muted)}
.tools{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:8px 16px;border-bottom:1px solid var(--line)}
.tools input{flex:0 1 280px;min-width:0;height:30px;padding:0 10px;border:1px solid var(--edge);border-radius:6px;font:inherit;color:inherit;background:var(--surface)}
.tools p{color:var(--faint)}
.copy{height:24px;padding:0 10px;border:1px solid var(--edge);border-radius:6px;font:500 12px/1 var(--sans);color:inherit;background:var(--surface);cursor:pointer}
.copy:hover{background:var(--sunken)}
.empty{padding:48px 16px;text-align:center;color:var(--muted)}.empty code{color:var(--text)}
.dot{display:inline-block;width:8px;height:8px;margin-right:6px;border-radius:50%;background:var(--green)}
[data-ended] .dot{background:none;border:1.5px solid var(--faint)}
[hidden]{display:none!important}`

const script = `
const [verdict, said, list, empty, tools, filter, shown] = ['h2', '.said', 'ul', '.empty', '.tools', 'input', '.shown'].map((name) => document.querySelector(name))
document.querySelector('.own').textContent = location.origin
const make = (name, className, ...parts) => {
  const element = Object.assign(document.createElement(name), { className })
  element.append(...parts)
  return element
}
const times = (count) => count === 1 ? 'once' : count.toLocaleString('en-US') + ' times'
const copyOf = (curl) => {
  const button = make('button', 'copy', 'Copy as curl')
  button.type = 'button'
  button.onclick = async () => {
    await navigator.clipboard.writeText(curl)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy as curl' }, 2000)
  }
  return button
}
const itemOf = ({ fingerprint, operation, kind, path, message, curl }) => {
  const [area, name] = operation.split('.')
  const place = make('code', 'place', make('span', '', area + '.'), name)
  const text = make('span', 'says', make('code', 'place', path), ' ' + message)
  const count = make('span', 'times')
  const summary = make('summary', '', make('span', 'chip is-broken', kind), place, text, count)
  const more = make('div', 'more', make('p', '', 'Fingerprint ', make('code', '', fingerprint)), make('pre', '', curl), copyOf(curl))
  return { item: make('li', '', make('details', 'finding', summary, more)), count, words: [operation, kind, path, message].join(' ').toLowerCase() }
}
const items = new Map()
const choose = () => {
  const wanted = filter.value.trim().toLowerCase()
  let hits = 0
  for (const { item, words } of items.values()) {
    item.hidden = !words.includes(wanted)
    if (!item.hidden) hits += 1
  }
  shown.textContent = wanted === '' ? '' : hits + ' of ' + items.size + ' shown'
}
filter.oninput = choose
const show = ({ calls, findings }) => {
  for (const finding of findings) {
    const known = items.get(finding.fingerprint) ?? itemOf(finding)
    known.count.textContent = times(finding.count)
    if (items.has(finding.fingerprint)) continue
    items.set(finding.fingerprint, known)
    list.append(known.item)
  }
  const isBroken = items.size > 0
  const text = isBroken ? items.size + (items.size === 1 ? ' finding' : ' findings') : calls === 0 ? 'No call so far' : '✓ Nothing is broken'
  if (verdict.textContent !== text) verdict.textContent = text
  verdict.className = isBroken ? 'is-broken' : calls === 0 ? '' : 'is-held'
  said.textContent = calls.toLocaleString('en-US') + (calls === 1 ? ' call judged' : ' calls judged')
  empty.hidden = isBroken
  tools.hidden = !isBroken
  choose()
}
const sayLive = (isLive) => {
  document.body.toggleAttribute('data-ended', !isLive)
  document.querySelector('.live').textContent = isLive ? 'Live' : 'The proxy has ended'
}
const look = async () => {
  try {
    show(await (await fetch('${proxyPath}/state.json')).json())
    sayLive(true)
  } catch {
    sayLive(false)
  }
  setTimeout(look, 1000)
}
look()`

const pageHtml = (nonce: string, target: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>soe-conform proxy</title><style nonce="${nonce}">${style}</style></head><body>
<header class="bar">${reportMark}<b>soe judge</b><code>${escapeMarkup(target)}</code><span class="facts"><span class="dot"></span><span class="live">Live</span></span></header>
<main>
<div class="verdict"><h1>What the calls through this proxy break</h1><div role="status"><h2>Looking…</h2></div><p class="said"></p></div>
<div class="tools" hidden><input type="search" placeholder="Operation, kind or place" aria-label="Filter the findings"><p class="shown" role="status"></p></div>
<ul></ul>
<p class="empty">Let a client call <code class="own"></code> instead of the backend: each call is judged as it passes.</p>
</main>
<script nonce="${nonce}">${script}</script></body></html>
`

const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`

const answer = (outgoing: ServerResponse, status: number, type: string, body: string, headers = {}) => {
  outgoing.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  outgoing.end(body)
}

/** A page elsewhere that has its name resolved to this machine reads nothing. */
const isFromHere = ({ headers: { host = '' } }: IncomingMessage) => isLocalHost(host.replace(/:\d+$/, ''))

/** Answers the proxy's own page and its data; false where a request is for the backend. */
export const answerPage =
  (stateOf: () => ProxyState) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { url = '/', method } = incoming
    const [path] = url.split('?')
    if (path !== proxyPath && path?.startsWith(`${proxyPath}/`) !== true) return false
    if (!isFromHere(incoming)) answer(outgoing, 403, 'text/plain', 'Only this machine may look.\n')
    else if (method !== 'GET') answer(outgoing, 405, 'text/plain', 'Only GET.\n', { allow: 'GET' })
    else if (path === `${proxyPath}/state.json`) answer(outgoing, 200, 'application/json', JSON.stringify(stateOf()))
    else if (path === proxyPath) {
      const nonce = randomBytes(16).toString('base64')
      answer(outgoing, 200, 'text/html', pageHtml(nonce, stateOf().target), {
        'content-security-policy': policy(nonce),
      })
    } else answer(outgoing, 404, 'text/plain', 'Nothing is here.\n')
    return true
  }
