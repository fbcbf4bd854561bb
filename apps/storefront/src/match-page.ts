import { notFoundPage, pages, type Page } from './pages'

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[^/.]+/g, '[^/]+')}/?$`, 'i')

const rows = pages.flatMap((page) => page.paths.map((path) => ({ page, pattern: patternOf(path === '/' ? '' : path) })))

/** The page that the router shows at a path. */
export const matchPage = (path: string): Page => rows.find(({ pattern }) => pattern.test(path))?.page ?? notFoundPage
