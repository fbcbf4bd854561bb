import { named, type Page } from '@soe/shop-platform'

export const numberActivationPage: Page = {
  file: 'number-activation-page',
  addresses: { 'numberselection/activation': 'commerce 4.3' },
  load: named('NumberActivationPage', () => import('./number-activation-page')),
  bar: 'B2',
  chat: { context: 'shop', priority: 'Low', isHidden: 'in trial' },
}
