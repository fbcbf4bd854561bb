import { ExpressCheckout } from '@soe/shop-checkout'

export const Page = () => <ExpressCheckout />
