import { currentEntry, navigationFor } from './navigation'

describe('the main navigation', () => {
  it.each([
    ['prospect', ['smartphones', 'watches', 'tablets', 'accessories', 'prepaid']],
    ['signed-in', ['smartphones', 'watches', 'tablets', 'accessories', 'prepaid']],
    ['prepay', ['smartphones', 'accessories']],
    ['prepay-signed-in', ['smartphones', 'accessories']],
  ] as const)('offers a %s shopper %j', (audience, texts) => {
    expect(navigationFor(audience).map(({ text }) => text)).toEqual(texts)
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
    expect(currentEntry(navigationFor('prospect'), path)?.text).toBe(text)
  })
})
