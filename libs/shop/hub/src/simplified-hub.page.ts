import { named, type Page } from '@soe/shop-platform'

export const simplifiedHubPage: Page = {
  file: 'hub-page',
  addresses: { expresshubv2: 'platform 2' },
  load: named('HubPage', () => import('./hub-page'), { isSimplified: true }),
  bar: 'B1',
  nextGen: { expresshubv2: 'expresshubv2' },
}
