import { clearPageMeta, writePageMeta } from './page-meta'

const place = { origin: 'https://shop.example', base: '' }
const grid = { title: 'Smartphones', description: 'Every phone.', canonical: '/smartphones/' }
const product = { ...grid, title: 'Orbit 12', canonical: '/smartphones/orbit-12/', jsonLd: { '@type': 'Product' } }

const attributeOf = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name))

beforeEach(() => {
  document.head.innerHTML = `
    <title>Old</title>
    <meta name="description" content="Old.">
    <link rel="canonical" href="https://shop.example/old/">
    <script type="application/ld+json">{"@type":"Old"}</script>`
})

describe('the head of a page', () => {
  it('changes what stands there and adds what is missing, once', () => {
    writePageMeta(document, product, place)
    writePageMeta(document, product, place)
    expect(document.title).toBe('Orbit 12')
    expect(attributeOf('meta[name=description]', 'content')).toEqual(['Every phone.'])
    expect(attributeOf('link[rel=canonical]', 'href')).toEqual(['https://shop.example/smartphones/orbit-12/'])
    expect(attributeOf('link[rel=alternate]', 'href')).toEqual([
      'https://shop.example/smartphones/orbit-12/',
      'https://shop.example/espanol/smartphones/orbit-12/',
    ])
    expect([...document.scripts].map(({ textContent }) => textContent)).toEqual(['{"@type":"Product"}'])
  })

  it('names the Spanish page on the Spanish page', () => {
    writePageMeta(document, grid, { ...place, base: '/espanol' })
    expect(attributeOf('link[rel=canonical]', 'href')).toEqual(['https://shop.example/espanol/smartphones/'])
    expect(attributeOf('link[hreflang=en]', 'href')).toEqual(['https://shop.example/smartphones/'])
  })

  it('keeps no structured data of the page before', () => {
    writePageMeta(document, grid, place)
    expect(document.scripts).toHaveLength(0)
  })

  it('leaves nothing that speaks of a page that was left', () => {
    writePageMeta(document, product, place)
    clearPageMeta(document)
    expect(document.head.querySelectorAll('link, script')).toHaveLength(0)
  })
})
