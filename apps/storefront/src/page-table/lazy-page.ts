import { prepared } from '@soe/shop-platform'
import type { Page } from './page'

type PreparedPage = ReturnType<typeof prepared<object>>

const preparedPages = new WeakMap<Page, PreparedPage>()

const preparedPage = (page: Page): PreparedPage => {
  const known = preparedPages.get(page) ?? prepared(page.load, 'required')
  preparedPages.set(page, known)
  return known
}

/** Fetches a page's code ahead of a visit. */
export const fetchPage = (page: Page) => preparedPage(page).prepare()

/** The page as a component that fetches its own code. */
export const lazyPage = (page: Page) => preparedPage(page).Component
