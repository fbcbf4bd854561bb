import { requiredPart, type Page } from '@soe/shop-platform'

type Loaded = Pick<Page, 'load'>

const parts = new WeakMap<Loaded, ReturnType<typeof requiredPart<object>>>()

/** The page as a component that fetches its own code. */
export const lazyPage = (page: Loaded) => {
  const part = parts.get(page) ?? requiredPart(page.load)
  parts.set(page, part)
  return part
}

/** Fetches a page's code ahead of a visit. */
export const fetchPage = (page: Loaded) => lazyPage(page).prepare()
