import type { Page } from '@soe/shop-platform'
import { aboutProtectionPage } from './about/about-protection.page'
import { protectionPage } from './protection.page'

export const protectionPages: readonly Page[] = [protectionPage, aboutProtectionPage]
