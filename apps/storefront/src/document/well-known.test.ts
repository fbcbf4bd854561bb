/** @jest-environment node */
import { indexedPaths } from '../route-map/indexed-paths'
import { orbit } from '../testing/orbit'
import { createDocument } from './create-document'

const html = `<html lang="en"><head><meta name="viewport"><title>Shop</title><meta name="description" content=""></head>
<body><div id="root"></div></body></html>`

const documents = createDocument({ html, manifest: { 'index.html': { file: 'assets/index.js' } } })

const carrier: typeof fetch = async (input) => {
  const url = input instanceof Request ? input.url : input.toString()
  const answers = {
    listProducts: { category: 'smartphones', products: url.includes('smartphones') ? [orbit] : [] },
    getProduct: { product: orbit },
    'feature-flags': { featureFlags: {} },
  }
  const answer = Object.entries(answers).find(([name]) => url.includes(name))?.[1] ?? {}
  return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
}

const read = async (path: string) =>
  documents.render({
    url: `https://shop.example${path}`,
    cookies: () => '',
    userAgent: '',
    fetch: carrier,
    now: Date.parse('2031-01-01'),
    isClockMoved: true,
    signal: new AbortController().signal,
  })

/** Whether a crawler keeps out: the longest rule that fits a path decides. */
const isRefused = (robots: string, path: string): boolean => {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].filter(([, , prefix = '']) =>
    path.startsWith(prefix),
  )
  const [longest] = rules.toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)
  return longest?.[1] === 'Disallow'
}

describe('robots.txt', () => {
  it.each(['', '/espanol'])('lets crawlers read what is indexed, and nothing else below %s/sales', async (base) => {
    const { body } = await read('/robots.txt')
    expect(indexedPaths().filter((path) => isRefused(body, `${base}${path}`))).toEqual([])
    expect(isRefused(body, `${base}/sales/next/expresscart.html`)).toBe(true)
  })

  it('says where the sitemap is', async () => {
    const { headers, body } = await read('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
  })
})

it('the sitemap names every page that is indexed and every product, in both languages', async () => {
  const { headers, body } = await read('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const named = [...body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  const paths = [...indexedPaths(), '/smartphones/orbit/']
  expect(named).toEqual(paths.flatMap((path) => [path, `/espanol${path}`]))
})
