/** @jest-environment node */
import { orbit } from '../testing/orbit'
import { createDocument } from './create-document'
import type { DocumentRequest } from './document-request'
import type { DocumentState } from './document-state'

const html = `<html lang="en"><head><meta name="viewport"><title>Shop</title><meta name="description" content="">
<script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>`

const pageFiles = ['front-page', 'grid-page', 'product-page', 'cart-page', 'error-page']
const manifest = {
  'index.html': { file: 'assets/index.js' },
  ...Object.fromEntries(pageFiles.map((name) => [`src/pages/${name}.tsx`, { name, file: `assets/${name}.js` }])),
}

const documents = createDocument({ html, manifest })

type Answer = unknown | ((init: RequestInit | undefined) => unknown)

const answers: Readonly<Record<string, Answer>> = {
  listProducts: { category: 'smartphones', products: [orbit] },
  getProduct: { product: orbit },
  featureflags: { featureFlags: {} },
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A carrier that answers by the last part of a path; what it has no answer for fails. */
const carrier =
  (changed: Readonly<Record<string, Answer>> = {}): typeof fetch =>
  async (input, init) => {
    const name = /(\w+)(\?|$)/.exec(String(input))?.[1] ?? ''
    const answer = Object.entries({ ...answers, ...changed }).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
    if (answer === undefined) throw new TypeError(`nothing answers ${String(input)}`)
    return json(typeof answer === 'function' ? await answer(init) : answer)
  }

const ask = (path: string, changed: Partial<DocumentRequest> = {}): DocumentRequest => ({
  url: `https://shop.example${path}`,
  cookies: () => '',
  userAgent: '',
  fetch: carrier(),
  now: Date.parse('2031-01-01'),
  signal: new AbortController().signal,
  ...changed,
})

const stateIn = (body: string) =>
  JSON.parse(/id="state">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as DocumentState

const fail = () => Promise.reject(new TypeError('refused'))

it('calls', async () => {
  const seen: string[] = []
  const answer = await documents.render(ask('/smartphones/', { fetch: async (input, init) => { seen.push(String(input)); return carrier()(input, init) } }))
  console.log(seen, answer.status, answer.dataOnly, answer.body.slice(0, 3000), fail, stateIn(answer.body).queries.length)
})
