import { OrderConfirmation } from '@soe/shop-checkout'

export const Page = () => <OrderConfirmation />
