import { notFoundPage, pages, type Page } from './pages'

/** Names within /sales stand with and without `.html`; every address stands with and without a slash at its end. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\.html$/, '(\\.html)?').replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i')

const rows = pages.flatMap((page) =>
  page.paths.map((path) => ({ page, path, pattern: patternOf(path === '/' ? '' : path) })),
)

const lost = { page: notFoundPage, path: '' }

/** The page at a path, and which of its addresses that is. */
export const matchAddress = (path: string): { page: Page; path: string } =>
  rows.find(({ pattern }) => pattern.test(path)) ?? lost

/** The page that the router shows at a path. */
export const matchPage = (path: string): Page => matchAddress(path).page
