import { named, type Page } from '@soe/shop-platform'

export const bundleBuilderPage: Page = {
  file: 'bundle-builder-page',
  addresses: { promobundlebuilder: 'platform 2' },
  load: named('BundleBuilderPage', () => import('./bundle-builder-page')),
  bar: 'B2',
}
