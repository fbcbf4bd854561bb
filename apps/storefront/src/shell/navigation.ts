import { headerPages, type HeaderPageName } from '@soe/shop-journey/header-pages'
import { textIn, useHasPage, usePathOf, useShop, type PageName } from '@soe/shop-platform'

export interface NavigationEntry {
  readonly name: HeaderPageName
  readonly text: string
  readonly href: string
}

export interface Navigation {
  /** Behind the entry Shop. Who has no list of all products has no such entry. */
  readonly shop: readonly NavigationEntry[]
  readonly entries: readonly NavigationEntry[]
}

const kinds = ['smartphones', 'watches', 'tablets', 'accessories', 'prepaid'] as const
const kindsWithoutShop = ['prepaidPhones', 'accessories'] as const
const others = ['plans', 'tradeIn', 'ownDevice', 'support'] as const

/** The pages that the header names to a shopper who has some. */
export const headerNames = (hasPage: (page: PageName) => boolean): Record<keyof Navigation, HeaderPageName[]> => {
  const hasShop = hasPage('products/allproducts')
  const had = (names: readonly HeaderPageName[]) => names.filter((name) => hasPage(headerPages[name].page))
  return { shop: hasShop ? had(kinds) : [], entries: had(hasShop ? others : [...kindsWithoutShop, ...others]) }
}

export const useNavigation = (): Navigation => {
  const { language } = useShop()
  const pathOf = usePathOf()
  const { shop, entries } = headerNames(useHasPage())
  const entryOf = (name: HeaderPageName): NavigationEntry => {
    const { page, title } = headerPages[name]
    return { name, text: textIn(title, language), href: pathOf(page) }
  }
  return { shop: shop.map(entryOf), entries: entries.map(entryOf) }
}

/** The longest match wins, so that the prepaid grid does not count as smartphones. */
export const currentEntry = <Entry extends Pick<NavigationEntry, 'href'>>(
  entries: readonly Entry[],
  path: string,
): Entry | undefined =>
  entries
    .filter(({ href }) => `${path}/`.startsWith(href))
    .toSorted((left, right) => right.href.length - left.href.length)[0]
