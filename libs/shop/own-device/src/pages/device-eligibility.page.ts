import { named, type Page } from '@soe/shop-platform'

export const deviceEligibilityPage: Page = {
  file: 'device-eligibility-page',
  addresses: { 'dvm/eligibility': 'platform 2', 'dvm/deviceEligibility': 'platform 2' },
  load: named('DeviceEligibilityPage', () => import('./device-eligibility-page')),
  bar: 'B2',
  tracked: ['BYOD pages'],
}
