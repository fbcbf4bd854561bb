import { named, type Page } from '@soe/shop-platform'

export const hubPage: Page = {
  file: 'hub-page',
  addresses: { expresshub: 'platform 2' },
  load: named('HubPage', () => import('./hub-page')),
  bar: 'B1',
  nextGen: { expresshub: 'expresshub' },
}
