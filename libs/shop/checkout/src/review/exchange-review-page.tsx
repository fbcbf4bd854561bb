import { useGo } from '@soe/shop-journey'
import { destination, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, InfoIcon, Notice } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutLayout } from '../flow/checkout-layout'
import { isStepDone, stepDestination } from '../flow/checkout-steps'
import { DetailsGate } from '../flow/details-gate'
import { ItemsSection } from './items-section'
import { PlaceOrder } from './place-order'
import { ReviewSection } from './review-section'
import { stepSummaries } from './step-summaries'
import { creditTexts } from '../credit/credit-texts'

const reviewed = ['contact', 'delivery', 'payment', 'agreements'] as const

export const ExchangeReviewPage = () => {
  const texts = useTexts(creditTexts)
  const checkout = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const go = useGo()
  const onDeclined = () => go(destination(stepDestination('payment', audience).page, { declined: 'true' }))
  return (
    <DetailsGate>
      {(details) => (
        <CheckoutLayout
          title={texts.exchangeTitle}
          details={details}
          action={<PlaceOrder details={details} onDeclined={onDeclined} />}
        >
          {!details.cart.creditAppApproved && (
            <Notice
              icon={<InfoIcon />}
              actions={
                <Link href={pathOf('credithold')} asChild>
                  <Button href="" variant="ink" size="small">
                    {texts.checkAgain}
                  </Button>
                </Link>
              }
            >
              <strong>{texts.exchangePending}</strong> {texts.exchangeBody}
            </Notice>
          )}
          <ItemsSection details={details} title={checkout.items} />
          {reviewed
            .filter((step) => isStepDone(details, step))
            .map((step) => {
              const Summary = stepSummaries[step]
              return (
                <ReviewSection key={step} title={checkout[`${step}Title`]}>
                  <Summary details={details} />
                </ReviewSection>
              )
            })}
        </CheckoutLayout>
      )}
    </DetailsGate>
  )
}
