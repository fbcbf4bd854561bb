import { named, type Page } from '@soe/shop-platform'

export const e911Page: Page = {
  file: 'e911-page',
  addresses: { e911: 'platform 2' },
  load: named('E911Page', () => import('./e911-page')),
  bar: 'D2',
  flow: 'cart',
  nextGen: { e911: 'e911' },
  tracked: ['e911'],
}
