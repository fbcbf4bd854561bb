import { named, type Page } from '@soe/shop-platform'

export const orderPage: Page = {
  file: 'order-page',
  addresses: { order: 'chosen' },
  load: named('OrderPage', () => import('./order-page')),
  bar: 'B1',
}
