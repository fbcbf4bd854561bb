import { CartPage } from '@soe/shop-cart'

export const Page = () => <CartPage />
