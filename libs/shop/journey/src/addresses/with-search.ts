import { carrySearch } from '@soe/rules'

/** An address that a redirect leads to, with what it takes along of the search string and does not name itself. */
export const withSearch = (address: string, search: string, used: readonly string[] = []): string => {
  const [path = '', own = ''] = address.split('?')
  const query = [own, carrySearch(search, [...used, ...new URLSearchParams(own).keys()])].filter(Boolean).join('&')
  return query === '' ? path : `${path}?${query}`
}
