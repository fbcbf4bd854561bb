import { named, type Page } from '@soe/shop-platform'

export const humConfigPage: Page = {
  file: 'hum-config-page',
  addresses: { humconfig: 'platform 2' },
  load: named('HumConfigPage', () => import('./hum-config-page')),
  bar: 'B',
}
