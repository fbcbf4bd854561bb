import type { Section } from '@soe/shop-journey'

/**
 * The sections under which each kind of page opens (docs/decisions/0070). Prepaid shoppers buy in their own section,
 * prospects in nse, and every page has a digital or a next-generation address.
 */
export const sectionsOf = {
  /** What anyone passes on the way to an order, whatever they buy. */
  purchase: ['digital', 'nse', 'prepaid', 'next', 'nextgen', 'byod'],
  /** Lists of products and the pages of one. */
  catalogue: ['digital', 'nse', 'prepaid', 'next', 'nextgen'],
  /** For lines of an account; prospects have none. */
  lines: ['digital', 'prepaid', 'next', 'nextgen'],
  /** Prepaid shoppers have no wishlist. */
  wishlist: ['digital', 'nse', 'next', 'nextgen'],
  /** The carrier trades nothing in for prepaid shoppers. */
  tradeIn: ['digital', 'nse', 'next', 'nextgen'],
  prepaidPlans: ['digital', 'prepaid', 'nextgen'],
} as const satisfies Record<string, readonly Section[]>

/** The addresses of sales pages under the sections of their kind. */
export const sales = (kind: keyof typeof sectionsOf, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `/sales/(${sectionsOf[kind].join('|')})/${name}.html`)
