import { named, type Page } from '@soe/shop-platform'

export const accessoryBundlePage: Page = {
  file: 'accessory-bundle',
  addresses: { accessorybundle: 'platform 2' },
  load: named('AccessoryBundle', () => import('./accessory-bundle')),
  bar: 'B2',
}
