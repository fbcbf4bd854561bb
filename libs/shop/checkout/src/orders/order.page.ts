import { named, type Page } from '@soe/shop-platform'

export const orderPage: Page = {
  file: 'orders-pages',
  addresses: { order: 'chosen' },
  load: named('OrderPage', () => import('./orders-pages')),
  bar: 'B1',
}
