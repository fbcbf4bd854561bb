import { notFoundPage } from './not-found-page'
import type { Page } from './page'

/** A page, and which of its addresses was asked for. */
export interface MatchedPage {
  readonly page: Page
  readonly path: string
}

/** Names below /sales match with and without `.html`; every address, with and without a slash at its end. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\.html$/, '(\\.html)?').replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i')

/** Finds the page of a table at a path. */
export const matchIn = (pages: readonly Page[]) => {
  const rows = pages.flatMap((page) =>
    page.paths.map((path) => ({ page, path, pattern: patternOf(path === '/' ? '' : path) })),
  )
  return (path: string): MatchedPage =>
    rows.find(({ pattern }) => pattern.test(path)) ?? { page: notFoundPage, path: '' }
}
