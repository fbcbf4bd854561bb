import { useTexts } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutSections } from './checkout-sections'
import { isReviewed } from '../flow/checkout-steps'
import { CheckoutGate } from '../gate/checkout-gate'
import { fetchForm } from '../steps/step-form'

/** The contact form mostly comes first. */
const prepare = () => fetchForm('contact')

export const OrderReviewPage = Object.assign(
  () => {
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
  },
  { prepare },
)
