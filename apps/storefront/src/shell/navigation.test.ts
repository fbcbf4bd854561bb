import { audiences, type Audience } from '@soe/rules'
import { pathsFor } from '@soe/shop-platform'
import { addresses } from '../pages/addresses'
import { findAddress } from '../pages/match-page'
import { notFoundPage } from '../pages/not-found.page'
import { currentEntry, navigationFor } from './navigation'

const pathsOf = (audience: Audience) => pathsFor(addresses, () => audience)

const findPage = async (path: string) => (await findAddress(path)).page

const categories = ['smartphones', 'watches', 'tablets', 'accessories', 'prepaid']

describe('the main navigation', () => {
  it.each([
    ['prospect', categories],
    ['signed-in', categories],
    ['prepay', []],
    ['prepay-signed-in', []],
  ] as const)('lists the kinds of product for a %s shopper: %j', (audience, texts) => {
    expect(navigationFor(audience, pathsOf(audience)).shop.map(({ text }) => text)).toEqual(texts)
  })

  it.each(audiences)('leads a %s shopper to pages that exist', async (audience) => {
    const { shop, entries } = navigationFor(audience, pathsOf(audience))
    for (const { href } of [...shop, ...entries]) expect(await findPage(href)).not.toBe(notFoundPage)
    expect(shop.length + entries.length).toBeGreaterThan(0)
  })

  it.each(['prepay', 'prepay-signed-in'] as const)('offers a %s shopper no trade-in and no own device', (audience) => {
    const texts = navigationFor(audience, pathsOf(audience)).entries.map(({ text }) => text)
    expect(texts[0]).toBe('prepaidPhones')
    expect(texts).not.toContain('tradeIn')
    expect(texts).not.toContain('ownDevice')
  })

  it.each(audiences)('offers a %s shopper help', (audience) => {
    expect(navigationFor(audience, pathsOf(audience)).entries.at(-1)).toEqual({
      text: 'support',
      href: expect.stringMatching(/\/support\.html$/),
    })
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
    expect(currentEntry(navigationFor('prospect', pathsOf('prospect')).shop, path)?.text).toBe(text)
  })
})
