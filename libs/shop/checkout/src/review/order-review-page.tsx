import type { CheckoutDetails } from '@soe/contracts'
import { useGo } from '@soe/shop-journey'
import { destination, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutGate } from '../gate/checkout-gate'
import { CheckoutLayout } from '../flow/checkout-layout'
import { stepDestination, stepsOf } from '../flow/checkout-steps'
import { StepIndicator } from '../flow/step-indicator'
import { ItemsSection } from './items-section'
import { PlaceOrder } from './place-order'
import { ReviewSection } from './review-section'
import { stepSummaries } from './step-summaries'

const reviewed = ['contact', 'delivery', 'payment', 'agreements'] as const

const reviewedOf = (details: CheckoutDetails) => reviewed.filter((step) => stepsOf(details).includes(step))

/** The whole order, readable, before it is placed. */
export const OrderReviewPage = () => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const go = useGo()
  const pathOf = usePathOf()
  const onDeclined = () => go(destination(stepDestination('payment', audience).page, { declined: 'true' }))
  return (
    <CheckoutGate step="review">
      {(details) => (
        <CheckoutLayout
          title={texts.reviewTitle}
          details={details}
          steps={<StepIndicator steps={stepsOf(details)} current="review" reached="review" />}
          action={<PlaceOrder details={details} onDeclined={onDeclined} />}
        >
          <ItemsSection details={details} title={texts.items} />
          {reviewedOf(details).map((step) => {
            const Summary = stepSummaries[step]
            const title = texts[`${step}Title`]
            return (
              <ReviewSection
                key={step}
                title={title}
                edit={
                  <Link href={pathOf(stepDestination(step, audience))} asChild>
                    <TextLink href="" aria-label={texts.editStep(title)}>
                      {texts.edit}
                    </TextLink>
                  </Link>
                }
              >
                <Summary details={details} />
              </ReviewSection>
            )
          })}
        </CheckoutLayout>
      )}
    </CheckoutGate>
  )
}
