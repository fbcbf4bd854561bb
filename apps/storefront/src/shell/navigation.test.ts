import { audiences } from '@soe/rules'
import { matchPage } from '../match-page'
import { notFoundPage } from '../pages'
import { currentEntry, navigationFor } from './navigation'

const hasPage = (path: string) => matchPage(path) !== notFoundPage

const categories = ['smartphones', 'watches', 'tablets', 'accessories', 'prepaid']

describe('the main navigation', () => {
  it.each([
    ['prospect', categories],
    ['signed-in', categories],
    ['prepay', []],
    ['prepay-signed-in', []],
  ] as const)('lists the kinds of product for a %s shopper: %j', (audience, texts) => {
    expect(navigationFor(audience, hasPage).shop.map(({ text }) => text)).toEqual(texts)
  })

  it.each(audiences)('leads a %s shopper to pages that exist', (audience) => {
    const { shop, entries } = navigationFor(audience, hasPage)
    for (const { href } of [...shop, ...entries]) expect(matchPage(href)).not.toBe(notFoundPage)
    expect(shop.length + entries.length).toBeGreaterThan(0)
  })

  it.each(['prepay', 'prepay-signed-in'] as const)('offers a %s shopper no trade-in and no own device', (audience) => {
    const texts = navigationFor(audience, hasPage).entries.map(({ text }) => text)
    expect(texts[0]).toBe('prepaidPhones')
    expect(texts).not.toContain('tradeIn')
    expect(texts).not.toContain('ownDevice')
  })

  it.each([
    ['/smartphones', 'smartphones'],
    ['/smartphones/', 'smartphones'],
    ['/smartphones/orbit-12-pro/', 'smartphones'],
    ['/smartphones/prepaid', 'prepaid'],
    ['/smartphones/prepaid/orbit-12/', 'prepaid'],
    ['/watches/', 'watches'],
    ['/sales/next/expresscart.html', undefined],
    ['/', undefined],
  ])('marks on %s the entry %s', (path, text) => {
    expect(currentEntry(navigationFor('prospect', hasPage).shop, path)?.text).toBe(text)
  })
})
