import { named, type Page } from '@soe/shop-platform'

export const deviceDetailsPage: Page = {
  file: 'device-details-page',
  addresses: {
    'tradein/devicedetails': 'commerce 2.5',
    validatetradeindevice: 'platform 2',
    validatedevicespoke: 'platform 2',
  },
  load: named('DeviceDetailsPage', () => import('./device-details-page')),
  bar: 'D2',
  tracked: ['trade-in pages'],
}
