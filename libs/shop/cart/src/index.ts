export { CartPage } from './cart-page'
export { LockNotice } from './lock/lock-notice'
