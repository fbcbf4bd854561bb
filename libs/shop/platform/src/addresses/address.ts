export const sections = ['digital', 'nse', 'prepaid', 'next', 'nextgen', 'byod'] as const

export type Section = (typeof sections)[number]

interface AnyAddress {
  /** The carrier's name of the page, where its address does not end in it. */
  readonly code?: string
  /** The shopper is about to buy here, or to pick up a cart: the footer is one row. */
  readonly isBuying?: true
  /** Opens for anyone, and has nothing for prepaid shoppers: no list offers it to them. */
  readonly isPostpaid?: true
}

/** Below /sales: an address in each of some sections. */
export interface SalesAddress extends AnyAddress {
  readonly under: readonly Section[]
  readonly section: Section
  /** Links name it to prepaid shoppers too, who stay in a section of their own otherwise. */
  readonly isFixed?: boolean
  /** Where two addresses have one name, the one that is not a key. */
  readonly name?: string
}

/** Outside /sales. `:name` matches one segment, `(one|other)` either. */
export interface OwnAddress extends AnyAddress {
  readonly path: string
  readonly prepaid?: string
}

export type Address = SalesAddress | OwnAddress

export type AddressBook = Readonly<Record<string, Address>>

const opensUnder =
  (...under: readonly Section[]) =>
  (section: Section = 'digital'): SalesAddress => ({ under, section })

/** What anyone passes on the way to an order, whatever they buy (decision 70). */
export const purchase = opensUnder('digital', 'nse', 'prepaid', 'next', 'nextgen', 'byod')
export const buying = (section?: Section): SalesAddress => ({ ...purchase(section), isBuying: true })
export const catalogue = opensUnder('digital', 'nse', 'prepaid', 'next', 'nextgen')
/** For lines of an account; prospects have none. */
export const lines = opensUnder('digital', 'prepaid', 'next', 'nextgen')
/** What prepaid shoppers do not have: a wishlist, a trade-in. */
export const postpaid = opensUnder('digital', 'nse', 'next', 'nextgen')
export const prepaidPlans = opensUnder('digital', 'prepaid', 'nextgen')

/** The addresses of each feature; a feature adds its own beside them, so that a name with a typo does not compile. */
// oxlint-disable-next-line typescript/no-empty-object-type -- features fill it
export interface ShopAddresses {}

export type PageName = {
  [Feature in keyof ShopAddresses]: keyof ShopAddresses[Feature] & string
}[keyof ShopAddresses]
