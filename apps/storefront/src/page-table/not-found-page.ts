import { documentOf, named, type Page } from './page'

/** Shown where no page of the tables matches. */
export const notFoundPage: Page = {
  paths: [],
  file: 'not-found-page',
  load: named('Page', () => import('../pages/not-found-page')),
  loadDocument: documentOf('loadNotFound'),
  isDrawn: true,
}
