import { named, type Page } from '@soe/shop-platform'

export const secondNumberPage: Page = {
  file: 'second-number-page',
  addresses: { secondnumber: 'commerce 2.5' },
  load: named('SecondNumberPage', () => import('./second-number-page')),
  bar: 'B2',
}
