import { named, type Page } from '@soe/shop-platform'

export const activationMethodPage: Page = {
  file: 'activation-method-page',
  addresses: { activationmethod: 'platform 2' },
  load: named('ActivationMethodPage', () => import('./activation-method-page')),
  bar: 'B2',
  tracked: ['BYOD pages'],
}
