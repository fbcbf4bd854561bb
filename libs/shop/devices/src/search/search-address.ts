import { readText } from '@soe/rules'
import type { Query, PathOf } from '@soe/shop-platform'
import { resultGroups, type ResultGroup } from './result-groups'

/** What is looked for, and the one group that is shown in full. */
export interface SearchAddress {
  readonly q: string
  readonly group: ResultGroup | undefined
}

export const readSearchAddress = (params: URLSearchParams): SearchAddress => ({
  q: readText(params.get('q') ?? ''),
  group: resultGroups.find((group) => group === params.get('in')),
})

/** The address of the results. */
export const searchPath = (pathOf: PathOf, q: string, group?: ResultGroup): string => {
  const query: Query = { q, ...(group && { in: group }) }
  return pathOf('search', query)
}
