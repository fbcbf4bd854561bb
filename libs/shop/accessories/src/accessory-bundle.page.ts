import type { PageRecord } from '@soe/shop-platform'

export const accessoryBundlePage: PageRecord = {
  file: 'accessory-bundle-page',
  addresses: { accessorybundle: 'platform 2' },
  bar: 'B2',
}
