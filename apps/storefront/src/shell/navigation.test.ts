import { audiences, type Audience } from '@soe/rules'
import { headerPages } from '@soe/shop-journey/header-pages'
import { listPages } from '@soe/shop-journey/listed-pages'
import { hasPage, pagePath } from '@soe/shop-platform'
import { addresses } from '../pages/addresses'
import { findAddress } from '../pages/match-page'
import { notFoundPage } from '../pages/not-found.page'
import { accountPages } from './account-pages'
import { footerColumns } from './footer-columns'
import { currentEntry, headerNames } from './navigation'

const headerFor = (audience: Audience) => headerNames((page) => hasPage(addresses, page, audience))

const footerNames = footerColumns.flatMap(({ names }) => [...names])

const categories = ['smartphones', 'watches', 'tablets', 'accessories', 'prepaid']

describe('the header', () => {
  it.each([
    ['prospect', categories, ['plans', 'tradeIn', 'ownDevice', 'support']],
    ['signed-in', categories, ['plans', 'tradeIn', 'ownDevice', 'support']],
    ['prepay', [], ['prepaidPhones', 'accessories', 'plans', 'ownDevice', 'support']],
    ['prepay-signed-in', [], ['prepaidPhones', 'accessories', 'plans', 'ownDevice', 'support']],
  ] as const)('offers a %s shopper behind Shop %j, and %j', (audience, shop, entries) => {
    expect(headerFor(audience)).toEqual({ shop, entries })
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
  ])('marks on %s the entry %s', (path, name) => {
    const entries = headerFor('prospect').shop.map((each) => ({
      name: each,
      href: pagePath(addresses, headerPages[each].page),
    }))
    expect(currentEntry(entries, path)?.name).toBe(name)
  })
})

describe.each(audiences)('the lists of pages, for a %s shopper,', (audience) => {
  const lists = { header: Object.values(headerFor(audience)).flat(), footer: footerNames, account: accountPages }
  const offered = listPages(Object.values(lists).flat(), { addresses, language: 'en' }, audience)

  it('lead to pages that the shopper has', async () => {
    expect(offered.length).toBeGreaterThan(0)
    for (const { page } of offered) {
      expect(hasPage(addresses, page, audience)).toBe(true)
      expect((await findAddress(pagePath(addresses, page, { audience }))).page).not.toBe(notFoundPage)
    }
  })

  it('agree: what the footer offers, the header offers too where it has room', () => {
    const inFooter = footerNames.filter((name) => offered.some((entry) => entry.name === name))
    const header: readonly string[] = lists.header.map((name) => (name === 'prepaid' ? 'prepaidPhones' : name))
    expect(inFooter.filter((name) => name in headerPages).toSorted()).toEqual(header.toSorted())
  })
})

it.each([
  ['prospect', []],
  ['prepay', ['smartphones', 'watches', 'tablets', 'preOwned', 'protection', 'tradeIn', 'secondNumber', 'favorites']],
] as const)('leaves out for a %s shopper %j', (audience, expected) => {
  const names = [...footerNames, ...accountPages]
  const offered = listPages(names, { addresses, language: 'en' }, audience)
  expect(names.filter((name) => !offered.some((entry) => entry.name === name))).toEqual(expected)
})
