import { matchAddress, type Page, type PageName } from '@soe/shop-platform'
import { addresses } from './addresses'
import { notFoundPage } from './not-found.page'

export interface MatchedPage {
  readonly page: Page
  readonly name: PageName | undefined
}

const nameAt = matchAddress(addresses)

export const matchIn = (pages: readonly Page[]) => {
  const byName = new Map(
    pages.flatMap((page) => (Object.keys(page.addresses) as PageName[]).map((name) => [name, page] as const)),
  )
  const named = (name: PageName | undefined) => name && byName.get(name)
  const at = (path: string): MatchedPage => {
    const name = nameAt(path)
    const page = named(name)
    return page ? { page, name } : { page: notFoundPage, name: undefined }
  }
  return { named, at }
}
