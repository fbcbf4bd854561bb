import { named, type Page } from '@soe/shop-platform'

export const devicePage: Page = {
  file: 'device-page',
  addresses: { tradein: 'platform 2', landing: 'platform 2' },
  load: named('DevicePage', () => import('./device-page')),
  bar: 'D2',
  tracked: ['trade-in pages'],
}
