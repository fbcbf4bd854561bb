import { named, type Page } from '@soe/shop-platform'

export const eligibilityPage: Page = {
  file: 'eligibility-page',
  addresses: { 'mdnselection/checkEligibility': 'commerce 2.5', 'mdnselection/eligibilitycheck': 'commerce 2.5' },
  load: named('EligibilityPage', () => import('./eligibility-page')),
  bar: 'B2',
  chat: { context: 'shop', priority: 'Low', isHidden: 'prepaid' },
}
