import type { PathOf } from '@soe/shop-platform'
import { productPath } from '../product-path'
import { tilePrice } from '../product-price'
import { planPath } from './plan-path'
import type { ResultGroup, SearchResults } from './result-groups'
import type { ShownPrice } from '@soe/rules'

export interface Suggestion {
  readonly href: string
  readonly title: string
  /** Beside the title: a price, or what a page is about. */
  readonly price?: ShownPrice
  readonly monthlyPrice?: number
  readonly summary?: string
  readonly picture?: string
}

export interface SuggestionGroup {
  readonly group: ResultGroup
  readonly suggestions: readonly Suggestion[]
}

/** Suggestions of a group at most; together they leave room for a phone's keyboard. */
const most: Readonly<Record<ResultGroup, number>> = { devices: 4, accessories: 3, plans: 2, pages: 2 }

/** The best of each group, in the order of the results. */
export const suggestionsOf = (
  results: SearchResults,
  pathOf: PathOf,
  isPrepaid: boolean,
): readonly SuggestionGroup[] => {
  const products = (group: 'devices' | 'accessories') =>
    results[group].map((product): Suggestion => {
      const [sku] = product.childSkus
      return {
        href: productPath(product, { isPrepaid }),
        title: product.productDisplayName,
        ...(sku && { price: tilePrice(sku), picture: sku.imageUrlMap.defaultImage }),
      }
    })
  const all: Readonly<Record<ResultGroup, readonly Suggestion[]>> = {
    devices: products('devices'),
    accessories: products('accessories'),
    plans: results.plans.map((plan) => ({
      href: planPath(pathOf, plan),
      title: plan.displayName,
      monthlyPrice: plan.monthlyPrice,
    })),
    pages: results.pages.map(({ page, query, title, note }) => ({ href: pathOf(page, query), title, summary: note })),
  }
  return results.groups.map((group) => ({ group, suggestions: all[group].slice(0, most[group]) }))
}
