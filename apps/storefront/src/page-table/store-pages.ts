import { named, type Page } from './page'

/** What a visitor meets of the carrier's stores. */
export const storePages: readonly Page[] = [
  {
    paths: ['/stores/video-assist'],
    file: 'video-assist-page',
    load: named('VideoAssistPage', () => import('@soe/shop-chat/video-assist-page')),
  },
]
