import { named, type Page } from '@soe/shop-platform'

/** For anyone, before there is a phone in the cart. */
export const aboutSecondNumberPage: Page = {
  file: 'about-second-number-page',
  addresses: { 'secondnumber/about': 'chosen' },
  load: named('AboutSecondNumberPage', () => import('./about-second-number-page')),
  loadDocument: () => Promise.resolve({ status: 200 }),
  isDrawn: true,
  isIndexed: true,
  bar: 'B1',
}
