import type { ShowContext } from '@soe/shop-platform'

/** The pages that recommend, under the carrier's names. */
export const pageContexts = {
  emptyCart: { showContext: 'empty-cart', pageId: 'CART', feedbackCount: 6 },
  Wishlist: { showContext: 'wishlist', pageId: 'WISHLIST', feedbackCount: 6 },
  ExpressHubPage: { showContext: 'cart', pageId: 'CART', feedbackCount: 5 },
} as const satisfies Record<string, { showContext: ShowContext; pageId: string; feedbackCount: number }>

export type PageContext = keyof typeof pageContexts
