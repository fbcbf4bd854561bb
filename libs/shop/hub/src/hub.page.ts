import type { PageRecord } from '@soe/shop-platform'

export const hubPage: PageRecord = {
  file: 'hub-page',
  addresses: { expresshub: 'platform 2' },
  bar: 'B1',
  nextGen: { expresshub: 'expresshub' },
}
