import { CheckoutStepPage } from '@soe/shop-checkout'

export const Page = () => <CheckoutStepPage step="payment" />
