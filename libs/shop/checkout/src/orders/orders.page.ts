import { named, type Page } from '@soe/shop-platform'

/** The shopper's own orders, and the look-up of a guest's. */
export const ordersPage: Page = {
  file: 'orders-pages',
  addresses: { orders: 'chosen' },
  load: named('OrdersPage', () => import('./orders-pages')),
  bar: 'B1',
}
