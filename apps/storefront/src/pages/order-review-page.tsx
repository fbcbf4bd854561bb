import { OrderReview } from '@soe/shop-checkout'

export const Page = () => <OrderReview />
