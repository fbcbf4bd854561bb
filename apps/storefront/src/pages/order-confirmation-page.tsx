import { OrderConfirmationPage } from '@soe/shop-checkout/order-confirmation-page'
import { OrderRating } from '@soe/shop-chat/order-rating'

export const Page = () => (
  <OrderConfirmationPage renderRating={(orderNumber) => <OrderRating orderNumber={orderNumber} />} />
)
