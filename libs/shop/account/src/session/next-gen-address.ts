import { withSearch } from '@soe/shop-journey'
import { sections } from '@soe/shop-platform'

const otherSections = sections.filter((section) => section !== 'nextgen')
const salesPath = new RegExp(`^/sales/(${otherSections.join('|')})/`, 'i')

/** The page of a path below /sales, with its slashes; empty where the path is of no section, or next-generation already. */
export const pageBeforeNextGen = (path: string): string =>
  salesPath.test(path) ? path.replace(salesPath, '').replace(/(\.html)?\/?$/i, '') : ''

export const nextGenAddress = (path: string, search: string): string =>
  withSearch(path.replace(salesPath, '/sales/nextgen/'), search)
