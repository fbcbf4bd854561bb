import { prepared } from '@soe/shop-platform'
import { notFoundPage, pages, type Page } from './pages'

const preparedPages = new Map([...pages, notFoundPage].map((page) => [page, prepared(page.load)]))

const preparedPage = (page: Page) => {
  const found = preparedPages.get(page)
  if (!found) throw new Error(`${page.file} is not in the page table`)
  return found
}

/** Fetches a page's code ahead of a visit. */
export const fetchPage = (page: Page) => preparedPage(page).prepare()

/** The page as a component that fetches its own code. */
export const lazyPage = (page: Page) => preparedPage(page).Component
