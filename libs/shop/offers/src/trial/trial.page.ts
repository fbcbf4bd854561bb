import { named, type Page } from '@soe/shop-platform'

export const trialPage: Page = {
  file: 'trial-page',
  addresses: { trial: 'platform 2' },
  load: named('TrialPage', () => import('./trial-page')),
  bar: 'B',
  tracked: ['trial (test drive) pages'],
}
