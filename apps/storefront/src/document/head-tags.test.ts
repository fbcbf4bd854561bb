import { escapeHtml, metaTags, scriptJson, tag } from './head-tags'

describe('what a document writes', () => {
  it('cannot leave an attribute', () => {
    expect(escapeHtml('"><script>&')).toBe('&quot;&gt;&lt;script&gt;&amp;')
    expect(tag('link', { rel: 'preload', href: '/a"b', crossorigin: true })).toBe(
      '<link rel="preload" href="/a&quot;b" crossorigin>',
    )
  })

  it.each([
    ['an end of the element', { name: '</script><script>alert(1)</script>' }],
    ['a comment', { name: '<!-- <script>' }],
    ['a line separator', { name: 'a\u2028b\u2029c' }],
  ])('holds JSON that survives %s', (_, value) => {
    const written = scriptJson(value)
    expect(written).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(written)).toEqual(value)
  })

  it('names the page in both languages, from either', () => {
    const meta = { title: 'Orbit 12', description: 'A phone', canonical: '/smartphones/orbit-12/' }
    expect(metaTags(meta, { origin: 'https://shop.example', base: '/espanol', isIndexed: false })).toEqual([
      '<link rel="canonical" href="https://shop.example/espanol/smartphones/orbit-12/">',
      '<link rel="alternate" hreflang="en" href="https://shop.example/smartphones/orbit-12/">',
      '<link rel="alternate" hreflang="es" href="https://shop.example/espanol/smartphones/orbit-12/">',
    ])
  })

  it('shows a page that may be found with its picture where its address is shared', () => {
    const meta = { title: 'A "phone"', description: 'd', canonical: '/smartphones/a/', picture: '/pictures/a.webp' }
    const tags = metaTags(meta, { origin: 'https://shop.example', base: '', isIndexed: true })
    expect(tags).toContain('<meta property="og:title" content="A &quot;phone&quot;">')
    expect(tags).toContain('<meta property="og:url" content="https://shop.example/smartphones/a/">')
    expect(tags).toContain('<meta property="og:image" content="https://shop.example/pictures/a.webp">')
  })

  it.each([{}, { picture: '/pictures/a.svg' }])(
    'shows the shop’s own picture beside %j, which previews can’t',
    (more) => {
      const meta = { title: 'A', description: 'd', canonical: '/a/', ...more }
      expect(metaTags(meta, { origin: 'https://shop.example', base: '', isIndexed: true })).toContain(
        '<meta property="og:image" content="https://shop.example/preview.png">',
      )
    },
  )
})
