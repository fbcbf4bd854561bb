import type { ShowContext } from '@soe/shop-platform'

interface PageContextRow {
  showContext: ShowContext
  pageId: string
  feedbackCount: number
  takesAccessories: boolean
}

export const pageContexts = {
  emptyCart: { showContext: 'empty-cart', pageId: 'CART', feedbackCount: 6, takesAccessories: true },
  Wishlist: { showContext: 'wishlist', pageId: 'WISHLIST', feedbackCount: 6, takesAccessories: true },
  ExpressHubPage: { showContext: 'cart', pageId: 'CART', feedbackCount: 5, takesAccessories: true },
  gridwall: { showContext: 'catalogue', pageId: 'GRIDWALL', feedbackCount: 6, takesAccessories: false },
} as const satisfies Record<string, PageContextRow>

export type PageContext = keyof typeof pageContexts
