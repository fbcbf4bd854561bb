import type { Page } from '@soe/shop-platform'
import { supportPage } from './support/support.page'
import { videoAssistPage } from './video/video-assist.page'

export const chatPages: readonly Page[] = [videoAssistPage, supportPage]
