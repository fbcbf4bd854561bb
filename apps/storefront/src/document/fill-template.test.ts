import { fillTemplate, type DocumentParts } from './fill-template'

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width">
    <title>Shop</title>
    <meta name="description" content="A shop">
    <meta name="sales-styles" content="/assets/sales.css">
    <meta name="code-loader" content="/assets/code-loader.js">
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const parts: DocumentParts = {
  language: 'en',
  title: 'Orbit 12',
  description: 'A phone',
  isSales: false,
  isApp: false,
  head: [],
  markup: '<h1>Orbit 12</h1>',
  code: ['/assets/index.js', '/assets/grid-page.js'],
  state: '<script type="application/json" id="state">{}</script>',
  withoutScripts: 'It needs JavaScript.',
}

const fill = (changed: Partial<DocumentParts> = {}) => fillTemplate(template, { ...parts, ...changed })

describe('a document', () => {
  it('holds the page, with its state behind it', () => {
    expect(fill()).toContain(`<div id="root">${parts.markup}</div>\n    ${parts.state}`)
  })

  it('leaves its scripts to the loader where the page is drawn, and names them where it is not', () => {
    const loader =
      '<script type="module" src="/assets/code-loader.js" data-code="/assets/index.js /assets/grid-page.js"></script>'
    expect(fill()).toContain(loader)
    expect(fill()).not.toContain('src="/assets/index.js"')
    expect(fill({ markup: '' })).toContain('<script type="module" crossorigin src="/assets/index.js">')
    expect(fill({ markup: '' })).not.toContain('code-loader')
  })

  it('links the stylesheet of the pages below /sales on those alone', () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/sales.css">'
    expect(fill({ isSales: true })).toContain(link)
    expect(fill()).not.toContain(link)
  })

  it('says what it needs where the browser draws the page and runs no scripts', () => {
    const notice = '<noscript><h1>Orbit 12</h1><p>It needs JavaScript.</p>'
    expect(fill({ markup: '' })).toContain(notice)
    expect(fill()).not.toContain(notice)
    expect(fill({ markup: '' })).toContain('<a href="/">')
    expect(fill({ markup: '', language: 'es' })).toContain('<a href="/espanol/">')
  })

  it.each([
    ['en', '<html lang="en">'],
    ['es', '<html lang="es">'],
  ] as const)('says that it is in %s', (language, expected) => {
    expect(fill({ language })).toContain(expected)
  })

  it('describes the page', () => {
    expect(fill()).toContain('<meta name="description" content="A phone">')
  })

  it('writes the elements of the head in their order', () => {
    expect(fill({ head: ['<link a>', '<link b>'] })).toMatch(
      /<meta name="viewport"[^>]*>\s+<link a>\s+<link b>\s+<title>/,
    )
  })

  it.each(['$&', '$1', '$$', "$'", '$`'])('writes %s as it is, wherever it comes from', (text) => {
    const filled = fill({ title: text, description: text, head: [text], markup: text, state: text })
    const escaped = text.replace('&', '&amp;')
    expect(filled).toContain(`<title>${escaped}</title>`)
    expect(filled).toContain(`content="${escaped}"`)
    expect(filled).toContain(`<div id="root">${text}</div>\n    ${text}`)
  })

  it('lets no title and no description end its element', () => {
    const filled = fill({ title: '</title><script>', description: '"><script>' })
    expect(filled).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
    expect(filled).toContain('content="&quot;&gt;&lt;script&gt;"')
  })
})
