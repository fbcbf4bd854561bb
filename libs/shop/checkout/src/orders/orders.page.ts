import { named, type Page } from '@soe/shop-platform'

export const ordersPage: Page = {
  file: 'orders-pages',
  addresses: { orders: 'chosen' },
  load: named('OrdersPage', () => import('./orders-pages')),
  bar: 'B1',
}
