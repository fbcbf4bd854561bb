import { audiences } from '@soe/rules'
import { notFoundPage } from '../page-table/not-found-page'
import { findPage } from '../page-table/match-page'
import { currentEntry, navigationFor } from './navigation'

const categories = ['smartphones', 'watches', 'tablets', 'accessories', 'prepaid']

describe('the main navigation', () => {
  it.each([
    ['prospect', categories],
    ['signed-in', categories],
    ['prepay', []],
    ['prepay-signed-in', []],
  ] as const)('lists the kinds of product for a %s shopper: %j', (audience, texts) => {
    expect(navigationFor(audience).shop.map(({ text }) => text)).toEqual(texts)
  })

  it.each(audiences)('leads a %s shopper to pages that exist', async (audience) => {
    const { shop, entries } = navigationFor(audience)
    for (const { href } of [...shop, ...entries]) expect(await findPage(href)).not.toBe(notFoundPage)
    expect(shop.length + entries.length).toBeGreaterThan(0)
  })

  it.each(['prepay', 'prepay-signed-in'] as const)('offers a %s shopper no trade-in and no own device', (audience) => {
    const texts = navigationFor(audience).entries.map(({ text }) => text)
    expect(texts[0]).toBe('prepaidPhones')
    expect(texts).not.toContain('tradeIn')
    expect(texts).not.toContain('ownDevice')
  })

  it.each(audiences)('offers a %s shopper help', (audience) => {
    expect(navigationFor(audience).entries.at(-1)).toEqual({ text: 'support', href: '/stores/video-assist' })
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
    expect(currentEntry(navigationFor('prospect').shop, path)?.text).toBe(text)
  })
})
