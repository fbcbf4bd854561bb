import type { Shop } from '@soe/shop-platform'

/** What a page's document says before any of its code runs. */
export interface PageDocument {
  readonly status: 200 | 404
  /** The picture that the page opens with. */
  readonly picture?: string | undefined
}

/** Reads what the page reads first, into the shop's own cache. */
export type LoadDocument = (shop: Shop, path: string) => Promise<PageDocument>

/** What a form of a page does. It is sent without scripts, or before they run. */
export type SubmitForm = (shop: Shop, path: string, form: URLSearchParams) => Promise<string | undefined>

/** What an address says: its path and its search string, without the prefix of the language. */
export interface AddressParts {
  readonly path: string
  readonly search: string
}

/** The path that an address leads to; undefined where there is none. */
export type LeadTo = (shop: Shop, address: AddressParts) => Promise<string | undefined>
