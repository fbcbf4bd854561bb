import { named, type Page } from '@soe/shop-platform'

export const simPage: Page = {
  file: 'sim-page',
  addresses: { sim: 'platform 2' },
  load: named('SimPage', () => import('./sim-page')),
  bar: 'B2',
  tracked: ['BYOD pages'],
  next: [{ page: 'plans/planoverview' }],
}
