import { requiredPart, type Page } from '@soe/shop-platform'

type Loaded = Pick<Page, 'load'>

const parts = new WeakMap<Loaded, ReturnType<typeof requiredPart<object>>>()

export const lazyPage = (page: Loaded) => {
  const part = parts.get(page) ?? requiredPart(page.load)
  parts.set(page, part)
  return part
}

export const fetchPage = (page: Loaded) => lazyPage(page).prepare()
