import { carrySearch } from '@soe/rules'

/** A path that a redirect leads to, with what it takes along of the search string. */
export const withSearch = (path: string, search: string, used: readonly string[] = []): string => {
  const carried = carrySearch(search, used)
  return carried === '' ? path : `${path}?${carried}`
}
