import { useTexts } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutSections } from './checkout-sections'
import { isReviewed } from '../flow/checkout-steps'
import { CheckoutGate } from '../gate/checkout-gate'

export const OrderReviewPage = () => {
  const texts = useTexts(checkoutTexts)
  return (
    <CheckoutGate step="review">
      {(details) => (
        <CheckoutSections
          details={details}
          title={isReviewed(details) ? texts.reviewTitle : texts.expressTitle}
          itemsTitle={texts.items}
        />
      )}
    </CheckoutGate>
  )
}
