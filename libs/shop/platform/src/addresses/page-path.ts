import { isPrepay, type Audience } from '@soe/rules'
import type { Address, AddressBook, PageName, Section } from './address'

export type Query = Readonly<Record<string, string>>

export interface Destination {
  page: PageName
  query: Query
  section?: Section
  /** Reloads the page, even if the shopper is on it already. */
  reload?: true
}

/** A destination without the query parameters that have no value. */
export const destination = (page: PageName, query: Readonly<Record<string, string | undefined>> = {}): Destination => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { page, query: Object.fromEntries(given) }
}

export type PathOf = (to: PageName | Destination, query?: Query) => string

export interface PathOptions {
  audience?: Audience | undefined
  section?: Section | undefined
  query?: Query | undefined
}

const encodeQuery = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

const addressFor = (book: AddressBook, page: PageName, isPrepaid: boolean): Address | undefined => {
  const address = book[page]
  return isPrepaid && address && 'path' in address && address.prepaid ? book[address.prepaid] : address
}

const opensInPrepaid = (address: Address | undefined): boolean =>
  !address || 'path' in address || address.under.includes('prepaid')

/** Whether an audience has the page: prepaid shoppers have no trade-in and no wishlist. Every list of pages asks this alone. */
export const hasPage = (book: AddressBook, page: PageName, audience: Audience): boolean => {
  const address = book[page]
  return !isPrepay(audience) || (!address?.isPostpaid && opensInPrepaid(address))
}

const plainPath = (book: AddressBook, page: PageName, { audience, section }: PathOptions): string => {
  const isPrepaid = audience !== undefined && isPrepay(audience)
  const address = addressFor(book, page, isPrepaid)
  if (address && 'path' in address) return address.path
  const own = section ?? address?.section ?? 'digital'
  const isInPrepaid = isPrepaid && !address?.isFixed && opensInPrepaid(address)
  return `/sales/${isInPrepaid ? 'prepaid' : own}/${page}.html`
}

/** The path of a page for an audience; prepay stays in its own section for what that has. */
export const pagePath = (book: AddressBook, page: PageName, options: PathOptions = {}): string => {
  if (!page) throw new Error('getUrl method is being used incorrectly')
  const query = encodeQuery(options.query ?? {})
  return query === '' ? plainPath(book, page, options) : `${plainPath(book, page, options)}?${query}`
}

export const pathsFor =
  (book: AddressBook, audience: () => Audience): PathOf =>
  (to, query) =>
    typeof to === 'string'
      ? pagePath(book, to, { audience: audience(), query })
      : pagePath(book, to.page, { audience: audience(), section: to.section, query: to.query })
