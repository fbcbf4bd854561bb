import { listTiles, plansFor, toPlan } from '@soe/catalogue'
import type { Language, LineOfBusiness } from '@soe/contracts'
import { slugOf } from '../product-path'
import { createSearch } from './create-search'
import type { SearchResults } from './result-groups'
import { shopPages } from './shop-pages'
import { shopperQueries } from './shopper-queries'

const categories = ['smartphones', 'watches', 'tablets', 'accessories'] as const

const searchIn = (language: Language, lob: LineOfBusiness = 'postpaid') =>
  createSearch({
    products: categories.flatMap((category) => listTiles(category, lob, language)),
    plans: [...new Set(categories.flatMap((category) => plansFor(lob, category)))].map((plan) =>
      toPlan(plan, language),
    ),
    pages: shopPages(language, lob === 'prepaid'),
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

it('shows 57 of 60 shoppers the right product among the first three', () => {
  const missed = shopperQueries.flatMap(([query, language, right]) => {
    const found = namesOf(searches[language](query))
    return found.slice(0, 3).some((name) => right.includes(name)) ? [] : [{ query, found: found.slice(0, 6) }]
  })
  expect(shopperQueries).toHaveLength(60)
  expect(missed).toEqual([])
})
