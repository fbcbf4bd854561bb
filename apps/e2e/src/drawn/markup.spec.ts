import { fillCart } from '../cart/cart-steps'
import { expect, test } from '../fixtures'
import { bases, pagesFor, personas, readDocument, type DrawnPage, type Language } from './drawn-pages'

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What the security policy would drop, or what waits for scripts before it shows. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'a style in an attribute': /<[^>]+ style=/,
  'content that a script moves into place': /<div hidden(="")? id="S:/,
  'an unfinished boundary': /<!--\$[?!]-->|<template/,
  'a preload that React has added': /<link[^>]+rel="preload"/,
  'a script of the page': /<script/,
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
const tile = /<h2[^>]*><a /g
const inlineScript = /<script(?![^>]* src=)(?![^>]*type="application\/(ld\+)?json")[^>]*>/

const linksOf = (head: string, rel: string) =>
  [...head.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(String)

const expectHead = (head: string, page: DrawnPage, origin: string) => {
  const spelled = page.path.replace(/\?.*/, '').replace(/prepaid$/, 'prepaid/')
  const [en, es] = Object.values(bases).map((base) => `href="${origin}${base}${spelled}"`)
  const alternates = linksOf(head, 'alternate').map((link) => [
    /hreflang="(\w+)"/.exec(link)?.[1],
    /href=".*"/.exec(link)?.[0],
  ])
  if (page.isIndexed)
    expect(alternates).toEqual([
      ['en', en],
      ['es', es],
    ])
  expect(linksOf(head, 'canonical')).toHaveLength(page.status === 404 ? 0 : 1)
  const pictures = linksOf(head, 'preload').filter((link) => link.includes('as="image"'))
  expect(pictures).toHaveLength(page.hasPicture ? 1 : 0)
}

const expectRoot = (root: string, page: DrawnPage, language: Language) => {
  for (const [what, pattern] of Object.entries(forbidden)) expect(pattern.exec(root)?.[0], what).toBeUndefined()
  const headings = [...root.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text)
  expect(headings).toEqual([expect.stringMatching(page.heading[language])])
  if (page.tiles) expect(count(root, tile)).toBeGreaterThanOrEqual(page.tiles)
  if (page.hasPrice) expect(root).toMatch(/\$\d/)
}

for (const persona of personas) {
  test.describe(`drawn for ${persona}`, () => {
    test.use({ persona })

    for (const [language, base] of Object.entries(bases) as [Language, string][])
      test(`each page is whole without a script, in ${language} @wide`, async ({ page, simulatorUrl }) => {
        for (const drawn of pagesFor(persona))
          await test.step(drawn.path, async () => {
            const { status, headers, html, head, root } = await readDocument(page.request, `${base}${drawn.path}`)
            expect([status, headers['x-document']]).toEqual([drawn.status ?? 200, 'drawn'])
            expect(headers).toMatchObject({ 'content-security-policy': policy, 'cache-control': 'private, no-cache' })
            expect(html).toContain(`<html lang="${language}">`)
            expect(html).toMatch(/<title>(?:[^<]+ \| Halyard|Wishlist|Lista de deseos)<\/title>/)
            expect(inlineScript.exec(html)?.[0]).toBeUndefined()
            expectHead(head, drawn, simulatorUrl)
            expectRoot(root, drawn, language)
          })
      })
  })
}

test('every picture of the drawn pages is there @wide', async ({ page }) => {
  const roots = await Promise.all(
    pagesFor('prospect').map(async ({ path }) => (await readDocument(page.request, path)).root),
  )
  const pictures = new Set(
    roots.flatMap((root) => [...root.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src)),
  )
  expect(pictures.size).toBeGreaterThan(40)
  for (const picture of pictures) {
    const answer = await page.request.get(picture?.replaceAll('&amp;', '&') ?? '')
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/svg+xml'])
  }
})

/** A drawn page without its shopper's name and counts. */
const impersonal = (root: string) =>
  root
    .replace(/(Account of )[^"]+/, '$1…')
    .replace(/(Upgrade )[^,<]+(?=, \d{3}-\d{3}-XXXX)/, '$1…')
    .replace(/(<span class="_name_\w+">)[^<]+(<\/span><\/button>)/, '$1…$2')
    .replace(/(aria-label="(?:Cart|Favorites), )\d+ items?"/g, '$1…"')
    .replace(/(<span class="[^"]*_count_[^"]*">)\d+/g, '$1…')

test.describe('what is personal in a document', () => {
  test.use({ persona: 'signed-in' })

  test('is not a secret @wide', async ({ page, context }) => {
    await fillCart(context, 'signed-in')
    const secrets = (await context.cookies()).filter(({ name }) => /cartId|xsrf|session|world/i.test(name))
    expect(secrets.map(({ name }) => name)).toEqual(expect.arrayContaining(['cartId', 'XSRF-TOKEN', 'sim-session']))
    for (const { path } of pagesFor('signed-in')) {
      const { html } = await readDocument(page.request, path)
      const found = secrets.filter(({ value }) => html.includes(decodeURIComponent(value)))
      expect(found.map(({ name }) => `${name} on ${path}`)).toEqual([])
    }
  })

  test('is the name and the counts alone @wide', async ({ page, context, playwright, simulator, simulatorUrl }) => {
    await fillCart(context, 'signed-in')
    const other = await simulator.makeWorld({ persona: 'full-wishlist' })
    const elsewhere = await playwright.request.newContext({ baseURL: simulatorUrl })
    await elsewhere.get(simulator.enterUrl(other.id), { maxRedirects: 0 })
    for (const { path } of pagesFor('signed-in')) {
      const mine = await readDocument(page.request, path)
      const theirs = await readDocument(elsewhere, path)
      expect([mine, theirs].map(({ headers }) => headers['x-document'])).toEqual(['drawn', 'drawn'])
      expect(mine.root).toContain('Maren')
      expect(theirs.root).not.toContain('Maren')
      expect(impersonal(theirs.root), path).toBe(impersonal(mine.root))
    }
    await elsewhere.dispose()
    await simulator.dropWorld(other.id)
  })
})
