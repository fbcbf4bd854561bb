import { CartLockedPage } from '@soe/shop-cart'

export const Page = () => <CartLockedPage isChat />
