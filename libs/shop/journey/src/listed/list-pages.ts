import type { Audience } from '@soe/rules'
import {
  hasPage,
  textIn,
  useIdentity,
  usePathOf,
  useShop,
  type PageName,
  type Query,
  type Shop,
} from '@soe/shop-platform'
import { listedPages, type ListedName, type ListedPage } from './listed-pages'

export type { ListedName }

export interface PageEntry {
  readonly page: PageName
  readonly query?: Query
  readonly title: string
  readonly note: string
}

interface NamedEntry<Name extends ListedName> extends PageEntry, Pick<ListedPage, 'hash'> {
  readonly name: Name
  /** What a search finds the page by: its other words, and its titles in both languages. */
  readonly words: string
}

export const listPages = <Name extends ListedName>(
  names: readonly Name[],
  { addresses, language }: Pick<Shop, 'addresses' | 'language'>,
  audience: Audience,
): readonly NamedEntry<Name>[] =>
  names.flatMap((name) => {
    const { title, note, words = '', ...listed }: ListedPage = listedPages[name]
    if (!hasPage(addresses, listed.page, audience)) return []
    return {
      ...listed,
      name,
      title: textIn(title, language),
      note: note ? textIn(note, language) : '',
      words: `${words} ${title.en} ${title.es}`,
    }
  })

export const useListedPages = <Name extends ListedName>(names: readonly Name[]) => {
  const shop = useShop()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  return listPages(names, shop, audience).map(({ name, title, note, page, query, hash = '' }) => ({
    name,
    title,
    note,
    href: `${pathOf(page, query)}${hash}`,
  }))
}
