import type { Page } from '@soe/shop-platform'
import { protectionPage } from './protection.page'

export const protectionPages: readonly Page[] = [protectionPage]
