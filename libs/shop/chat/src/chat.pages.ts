import type { Page } from '@soe/shop-platform'
import { videoAssistPage } from './video/video-assist.page'

export const chatPages: readonly Page[] = [videoAssistPage]
