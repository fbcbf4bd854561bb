import type { Page } from '@soe/shop-platform'
import { cartLockedPage } from './lock/cart-locked.page'
import { chatLockedPage } from './lock/chat-locked.page'

export const cartPages: readonly Page[] = [cartLockedPage, chatLockedPage]

/** Show parts of other features too, which the storefront adds. */
export { cartPage } from './cart.page'
export { errorPage } from './errors/error.page'
