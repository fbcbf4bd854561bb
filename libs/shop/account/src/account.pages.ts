import type { Page } from '@soe/shop-platform'
import { guestLoginPage } from './guest/guest-login.page'
import { guestCheckoutPage } from './guest/guest-checkout.page'

export const accountPages: readonly Page[] = [guestLoginPage, guestCheckoutPage]
