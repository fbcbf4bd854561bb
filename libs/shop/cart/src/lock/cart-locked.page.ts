import { named, type Page } from '@soe/shop-platform'

export const cartLockedPage: Page = {
  file: 'cart-locked-page',
  addresses: { cartLocked: 'platform 2' },
  load: named('CartLockedPage', () => import('./cart-locked-page')),
  bar: 'G',
  isDrawn: true,
}
