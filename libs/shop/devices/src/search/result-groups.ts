import type { Plan, Product } from '@soe/contracts'
import type { PageEntry } from '@soe/shop-journey/listed-pages'

export const resultGroups = ['devices', 'accessories', 'plans', 'pages'] as const
export type ResultGroup = (typeof resultGroups)[number]

/** What was found, best first. */
export interface SearchResults {
  /** What is shown in the place of what was typed, where nothing has all of those words. */
  readonly corrected?: string
  /** The groups with any result, in the order of their best ones. */
  readonly groups: readonly ResultGroup[]
  readonly devices: readonly Product[]
  readonly accessories: readonly Product[]
  readonly plans: readonly Plan[]
  readonly pages: readonly PageEntry[]
}

export const countResults = (results: SearchResults): number =>
  resultGroups.reduce((count, group) => count + results[group].length, 0)
