import { prepared, type Page } from '@soe/shop-platform'

type PreparedPage = ReturnType<typeof prepared<object>>

type Loaded = Pick<Page, 'load'>

const preparedPages = new WeakMap<Loaded, PreparedPage>()

const preparedPage = (page: Loaded): PreparedPage => {
  const known = preparedPages.get(page) ?? prepared(page.load, 'required')
  preparedPages.set(page, known)
  return known
}

/** Fetches a page's code ahead of a visit. */
export const fetchPage = (page: Loaded) => preparedPage(page).prepare()

/** The page as a component that fetches its own code. */
export const lazyPage = (page: Loaded) => preparedPage(page).Component
