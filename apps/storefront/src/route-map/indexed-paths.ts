import { pagePath, type PageName, type PageRecord } from '@soe/shop-platform'
import { addresses } from '../pages/addresses'
import { allPages } from '../pages/all-pages'

const isPattern = (path: string) => /[:(]/.test(path)

const withSlash = (path: string) => (/(\/|\.html)$/.test(path) ? path : `${path}/`)

/** The names of a page's own addresses; of one that has none, its first below /sales. */
const listedNames = (page: PageRecord): readonly PageName[] => {
  const names = Object.keys(page.addresses) as PageName[]
  const own = names.filter((name) => 'path' in addresses[name])
  return own.length > 0 ? own : names.slice(0, 1)
}

/** The addresses that search engines list, each once; products are the catalogue's to name. */
export const indexedPaths = (): readonly string[] => {
  const paths = allPages
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(listedNames)
    .map((name) => withSlash(pagePath(addresses, name)))
  return [...new Set(paths)].filter((path) => !isPattern(path))
}
