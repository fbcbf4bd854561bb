import { named, type Page } from '@soe/shop-platform'

export const sameDayPage: Page = {
  file: 'same-day-page',
  addresses: { sddinterstitial: 'platform 2' },
  load: named('SameDayPage', () => import('./same-day-page')),
  bar: 'B',
  nextGen: { sddinterstitial: 'sddinterstitial' },
}
