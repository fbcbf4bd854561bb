import { notFoundPage } from './not-found-page'
import type { Page } from './page'

/** A page, and which of its addresses was asked for. */
export interface MatchedPage {
  readonly page: Page
  readonly path: string
}

/** No product is called prepaid: one of the grids is. */
const slug = '(?!prepaid/?$)[^/]+'

const namesIn = (path: string) => path.replace(':slug', slug).replace(/:[^/]+/, '[^/]+')

/**
 * Names below /sales match in any case, with and without `.html`. Pages outside it read what they show from the
 * address, letter for letter. Every address matches with and without a slash at its end.
 */
const patternOf = (path: string) =>
  new RegExp(`^${namesIn(path.replace(/\.html$/, '(\\.html)?'))}/?$`, path.startsWith('/sales/') ? 'i' : '')

/** Finds the page of a table at a path. */
export const matchIn = (pages: readonly Page[]) => {
  const rows = pages.flatMap((page) =>
    page.paths.map((path) => ({ page, path, pattern: patternOf(path === '/' ? '' : path) })),
  )
  return (path: string): MatchedPage =>
    rows.find(({ pattern }) => pattern.test(path)) ?? { page: notFoundPage, path: '' }
}
