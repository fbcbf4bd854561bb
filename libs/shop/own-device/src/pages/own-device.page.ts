import { named, type Page } from '@soe/shop-platform'

export const ownDevicePage: Page = {
  file: 'own-device-page',
  addresses: { byod: 'platform 2', 'byod/selectMakeAndModel': 'commerce 4.3', selectMakeAndModel: 'platform 2' },
  load: named('OwnDevicePage', () => import('./own-device-page')),
  bar: 'B2',
  tracked: ['BYOD pages'],
  chat: { context: 'shop', priority: 'Low', isHidden: 'prepaid' },
  next: [{ page: 'sim' }],
}
