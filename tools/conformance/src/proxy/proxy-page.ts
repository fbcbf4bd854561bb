import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalHost } from '../target/is-local-host'

/** Where the proxy shows what it has found; no backend sees a call below it. */
export const proxyPath = '/__judge'

/** What the page shows, without any secret. */
export interface ProxyState {
  readonly target: string
  readonly calls: number
  readonly findings: readonly {
    readonly fingerprint: string
    readonly operation: string
    readonly kind: string
    readonly path: string
    readonly message: string
    readonly count: number
    readonly curl: string
  }[]
}

const style = `
:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1b2227;background:#fbfaf7}
h1{font-size:1.5rem}ul{list-style:none;padding:0}
li{border:1px solid #d9d4c8;border-radius:.4rem;padding:.6rem 1rem;margin:.6rem 0;background:#fff}
pre{white-space:pre-wrap;word-break:break-word;margin:.5rem 0 0}b{color:#a3271c}
@media(prefers-color-scheme:dark){body{background:#14181b;color:#e6e2d8}li{background:#1b2125;border-color:#333c42}b{color:#ff9a8b}}`

const script = `
const list = document.querySelector('ul')
const line = document.querySelector('[role=status]')
const text = (name, content) => Object.assign(document.createElement(name), { textContent: content })
const itemOf = ({ operation, kind, path, message, count, curl }) => {
  const item = document.createElement('li')
  item.append(text('b', kind), ' ', text('code', operation), ' ', text('code', path), ': ' + message + ' (' + count + ' times)', text('pre', curl))
  return item
}
const show = ({ target, calls, findings }) => {
  const said = calls + ' calls to ' + target + ': ' + (findings.length === 0 ? 'nothing is broken' : findings.length + ' findings')
  if (line.textContent === said) return
  line.textContent = said
  list.replaceChildren(...findings.map(itemOf))
}
const look = async () => {
  try {
    show(await (await fetch('${proxyPath}/state.json')).json())
  } catch {
    line.textContent = 'The proxy has ended.'
  }
  setTimeout(look, 1000)
}
look()`

const pageHtml = (nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>soe-conform proxy</title><style nonce="${nonce}">${style}</style></head><body>
<main><h1>What the calls through this proxy break</h1><p role="status">Looking…</p><ul></ul></main>
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
      answer(outgoing, 200, 'text/html', pageHtml(nonce), { 'content-security-policy': policy(nonce) })
    } else answer(outgoing, 404, 'text/plain', 'Nothing is here.\n')
    return true
  }
