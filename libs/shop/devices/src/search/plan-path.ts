import type { Plan } from '@soe/contracts'
import type { PathOf } from '@soe/shop-platform'

/** The tabs of the comparison by the kind of device that a plan is for; the first tab has no name in the address. */
const tabs: Readonly<Record<string, string>> = { watches: 'watch', tablets: 'tablet' }

/** Where plans of its kind stand side by side. */
export const planPath = (pathOf: PathOf, { deviceCategories: [category = ''] }: Plan): string => {
  const tab = tabs[category]
  return pathOf('compareplan', tab === undefined ? {} : { for: tab })
}
