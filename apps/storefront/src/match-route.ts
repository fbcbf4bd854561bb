import { routes, type PageName } from './routes'

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[^/.]+/g, '[^/]+')}/?$`, 'i')

const patterns = routes.map(({ path, page }) => ({ page, pattern: patternOf(path === '/' ? '' : path) }))

/** The page that the shop's router shows at a path. */
export const matchRoute = (path: string): PageName | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.page
