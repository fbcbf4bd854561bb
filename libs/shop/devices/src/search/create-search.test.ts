import { listTiles, plansFor, toPlan } from '@soe/catalogue'
import type { Language, LineOfBusiness } from '@soe/contracts'
import { devicesAddresses } from '../devices.addresses'
import { postpaid, purchase } from '@soe/shop-platform'
import { slugOf } from '../product-path'
import { createSearch } from './create-search'
import type { SearchResults } from './result-groups'
import { searchablePages } from './found-pages'
import { hopeQueries, kindQueries, secondQueries, shopperQueries, shopQueries } from '../testing/shopper-queries'

const categories = ['smartphones', 'watches', 'tablets', 'accessories'] as const

const addresses = { ...devicesAddresses, tradein: postpaid(), byod: purchase('byod') }

const searchIn = (language: Language, lob: LineOfBusiness = 'postpaid') =>
  createSearch({
    products: categories.flatMap((category) => listTiles(category, { lob, language })),
    plans: [...new Set(categories.flatMap((category) => plansFor(lob, category)))].map((plan) =>
      toPlan(plan, language),
    ),
    pages: searchablePages({ addresses, language }, lob === 'prepaid' ? 'prepay' : 'prospect'),
  })

const searches = { en: searchIn('en'), es: searchIn('es') }

/** Names of what was found, in the order in which it is shown. */
const namesOf = (results: SearchResults): readonly string[] => {
  const names = {
    devices: results.devices.map(slugOf),
    accessories: results.accessories.map(slugOf),
    plans: results.plans.map(({ planId }) => planId),
    pages: results.pages.map(({ page }) => page),
  }
  return results.groups.flatMap((group) => names[group])
}

it.each([
  [60, 'who know what they look for', shopperQueries, []],
  [60, 'who are strangers to the search', secondQueries, []],
  [40, 'who look for a kind', kindQueries, ['phone with headphone jack']],
  [12, 'who look for more than products', shopQueries, []],
  [16, 'who hope', hopeQueries, []],
])('shows %i shoppers %s the right product among the first three', (count, _, queries, unfound) => {
  const missed = queries.flatMap(([query, language, right]) => {
    const found = namesOf(searches[language](query))
    return found.slice(0, 3).some((name) => right.includes(name)) ? [] : [query]
  })
  expect(queries).toHaveLength(count)
  expect(missed).toEqual(unfound)
})

it.each([
  ['orbti', 'orbit'],
  ['kestral pro', 'kestrel pro'],
  ['orbit 12 prro', 'orbit 12 pro'],
  ['iphone', 'phone'],
  ['orbit submarine', 'orbit'],
  ['Orbit 12, 256 GB', undefined],
  ['256 GB', undefined],
  ['fundas', undefined],
  ['giftcard', undefined],
  ['ear buds', undefined],
])('of "%s" it says that it shows "%s"', (query, corrected) => {
  expect(searches.en(query).corrected).toBe(corrected)
})

it.each([
  ['smallest phone', 'kestrel-5'],
  ['tablet grande', 'orbit-tab-13'],
  ['fundas baratas', 'slim-case'],
])('puts first of "%s" what has the most of it', (query, right) => {
  expect(namesOf(searches.en(query))[0]).toBe(right)
})

it.each(['phones under $300', 'celulares de menos de 300', 'relojes hasta 300 dólares'])(
  'leaves out of "%s" what costs more, and what has no price',
  (query) => {
    const { devices, accessories, plans, pages } = searches.en(query)
    const prices = [...devices, ...accessories].map(
      ({ childSkus: [sku] }) => sku?.price.fullRetailPrice.discountedPrice,
    )
    expect(Math.max(...prices.map((price = Infinity) => price))).toBeLessThanOrEqual(300)
    expect([...plans, ...pages]).toEqual([])
  },
)

it('shows what fits any device where nothing is made for the one that was named', () => {
  const { accessories, corrected } = searches.en('charger compatible with orbit 12')
  expect([accessories[0] && slugOf(accessories[0]), corrected]).toEqual(['bosun-charger', 'charger'])
})

it('puts a group first whose best result is the best', () => {
  expect(searches.en('orbit').groups[0]).toBe('devices')
  expect(searches.en('charger').groups[0]).toBe('accessories')
  expect(searches.en('unlimited plan').groups[0]).toBe('plans')
  expect(searches.en('lost my phone').groups[0]).toBe('pages')
})

it('leaves out what has the words by the way', () => {
  expect(searches.en('char').groups).toEqual(['accessories', 'plans'])
  expect(searches.en('fast submarine charger').groups).toEqual(['accessories'])
})

it('keeps what the carrier features first where all fits alike', () => {
  expect(searches.en('smartphones').devices.slice(0, 4).map(slugOf)).toEqual([
    'orbit-12-pro',
    'lumen-fold',
    'pelago-9',
    'orbit-12',
  ])
})

it('puts last what is sold out', () => {
  expect(searches.en('orbit tab').devices.map(slugOf)).toEqual(['orbit-tab-13', 'orbit-tab-11'])
})

it.each(['zzzz', '', '...', '15'])('finds nothing for "%s"', (query) => {
  expect(searches.en(query).groups).toEqual([])
})

it('finds for a prepaid shopper nothing that prepaid has not', () => {
  const prepaid = searchIn('en', 'prepaid')
  expect(namesOf(prepaid('unlimited plan'))).toContain('skiff-prepaid-unlimited')
  expect(namesOf(prepaid('mainsail'))).toEqual([])
  expect(namesOf(prepaid('trade in'))).toEqual([])
  expect(namesOf(prepaid('byod'))).toEqual(['byod'])
  expect(namesOf(searches.en('mainsail'))).toEqual(['mainsail-unlimited'])
  expect(namesOf(searches.en('skiff'))).toEqual([])
})
