import type { CheckoutDetails, Totals } from '@soe/contracts'
import { useConsent } from '../agreements/use-consent'
import { readParameters, readSearch, storePickup } from '@soe/rules'
import { lazyPart, optionalPart, useIdentity, usePreparedWhenIdle, useTexts } from '@soe/shop-platform'
import { isBlocked } from '@soe/shop-steps'
import { Skeleton } from '@soe/ui'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutLayout } from '../flow/checkout-layout'
import { useIsReadingDetails, cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { nextCheckoutStep, stepsOf, type CheckoutStep, isStepDone } from '../flow/checkout-steps'
import { ItemsSection } from '../review/items-section'
import { ReviewSection } from '../review/review-section'
import { fetchForm, type FormStep } from '../steps/step-form'
import { ExpressSection } from './express-section'
import { updateAddress } from '@soe/contracts/routes'
import { addresseeOf } from '../contact/addressee-of'
import { isApart } from '../flow/shipments-of'

const ProtectionOffer = optionalPart(
  () => import('./protection-offer').then((module) => module.ProtectionOffer),
  'idle',
)

const Consent = lazyPart(
  () => import('../agreements/consent').then((module) => module.Consent),
  'now',
  () => <Skeleton height="12rem" />,
)

const PlaceOrder = lazyPart(() => import('../review/place-order').then((module) => module.PlaceOrder))

type Section = Exclude<FormStep, 'agreements'>

/** The contact's address mostly settles the delivery, so that payment is the next form. */
const prepareReview = () => Promise.all([fetchForm('payment'), PlaceOrder.prepare(), Consent.prepare()])

/** Agreements are accepted beside the button that places the order. */
const isSection = (step: CheckoutStep): step is Section => step !== 'review' && step !== 'agreements'

const isOpen = (details: CheckoutDetails) =>
  !isStepDone(details, 'delivery') && !isApart(details) && details.shipmentInfo.selectedOptionCode !== storePickup

/** What ships goes to who orders, by the way that the carrier has chosen, until the shopper says otherwise. */
const useSettledDelivery = () => {
  const { mutate, isPending } = useCheckoutChange(updateAddress)
  const settle = (details: CheckoutDetails, onSettled: () => void) => {
    const { contact } = details
    if (!contact || !isOpen(details)) return onSettled()
    return mutate({ cartInfo: cartInfoOf(details), shippingAddress: addresseeOf(contact) }, { onSettled })
  }
  return { settle, isPending }
}

/** One section is open at a time: the one being edited, else the first that is missing. */
const useSections = (details: CheckoutDetails) => {
  const search = useSearch()
  const [isDeclined, setDeclined] = useState('declined' in readSearch(`?${search}`))
  const [editing, edit] = useState<Section | undefined>(isDeclined ? 'payment' : undefined)
  const [pressedAt, press] = useState<Totals>()
  const delivery = useSettledDelivery()
  const next = nextCheckoutStep(details)
  const close = () => {
    edit(undefined)
    setDeclined(false)
  }
  return {
    open: editing ?? (isSection(next) ? next : undefined),
    edit: (step: Section) => {
      press(undefined)
      edit(step)
    },
    finish: (step: Section, answer: CheckoutDetails) => {
      press(undefined)
      if (step !== 'contact') return close()
      edit('contact')
      return delivery.settle(answer, close)
    },
    isSettling: delivery.isPending,
    isDeclined,
    decline: () => {
      press(undefined)
      setDeclined(true)
      edit('payment')
    },
    pay: (shown: Totals) => {
      press(shown)
      close()
    },
    /** The totals at which Place order has been pressed before it could be sent. */
    pressedAt,
    press,
    asksForReview: readParameters(search).orderreview === true,
  }
}

/** Where there is nothing to agree to, the press that pays places the order. */
const isPlacedWithPayment = (details: CheckoutDetails) =>
  !stepsOf(details).includes('agreements') && !isBlocked(details.cart)

interface CheckoutSectionsProps {
  details: CheckoutDetails
  title: string
  itemsTitle: string
}

export const CheckoutSections = ({ details, title, itemsTitle }: CheckoutSectionsProps) => {
  const texts = useTexts(checkoutTexts)
  const sections = useSections(details)
  const { audience } = useIdentity()
  const [asked, ask] = useState(0)
  usePreparedWhenIdle(prepareReview)
  const isReview = sections.open === undefined
  const hasAgreements = stepsOf(details).includes('agreements')
  const consent = useConsent(details)
  const isReading = useIsReadingDetails()
  const { totals } = details.cart.orderDetails
  const lacksConsent = hasAgreements && !consent.isGiven
  /** What is given or read right now may be the consent: the press waits for it. */
  const isConsentComing = consent.isGiving || isReading
  if (sections.pressedAt && lacksConsent && !isConsentComing) {
    sections.press(undefined)
    ask(asked + 1)
  }
  return (
    <CheckoutLayout
      title={title}
      details={details}
      action={
        isReview && (
          <PlaceOrder
            details={details}
            onDeclined={sections.decline}
            pressedAt={lacksConsent ? undefined : sections.pressedAt}
            {...(lacksConsent && { onUnready: () => (isConsentComing ? sections.press(totals) : ask(asked + 1)) })}
          />
        )
      }
    >
      {stepsOf(details)
        .filter(isSection)
        .map((step) => (
          <ExpressSection
            key={step}
            step={step}
            details={details}
            isOpen={step === sections.open}
            isDeclined={sections.isDeclined}
            busy={sections.isSettling}
            onEdit={() => sections.edit(step)}
            onDone={(answer) => sections.finish(step, answer)}
            {...(isPlacedWithPayment(details) && {
              onPlace: () => sections.pay(totals),
            })}
          />
        ))}
      {hasAgreements && !isReview && <ReviewSection title={texts.agreementsTitle} step="ahead" />}
      {audience === 'signed-in' && <ProtectionOffer details={details} />}
      <ItemsSection
        details={details}
        title={itemsTitle}
        wideOnly={!isReview && !sections.asksForReview}
        current={sections.asksForReview ? 'at-once' : isReview}
      />
      {hasAgreements && isReview && (
        <ReviewSection title={texts.agreementsTitle} step={consent.isGiven ? 'done' : 'current'}>
          <Consent
            agreements={details.customerAgreements.agreements}
            consent={consent}
            asked={asked}
            onGive={() => {
              ask(0)
              sections.press(undefined)
              consent.give(() => sections.press(undefined))
            }}
          />
        </ReviewSection>
      )}
    </CheckoutLayout>
  )
}
