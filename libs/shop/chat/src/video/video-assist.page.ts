import { named, type Page } from '@soe/shop-platform'

export const videoAssistPage: Page = {
  file: 'video-assist-page',
  addresses: { 'stores/video-assist': 'platform 2' },
  load: named('VideoAssistPage', () => import('./video-assist-page')),
  bar: 'B',
  chat: { context: 'video-assist', priority: 'Low', isHidden: 'always' },
}
