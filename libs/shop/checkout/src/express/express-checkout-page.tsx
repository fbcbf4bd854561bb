import type { CheckoutDetails } from '@soe/contracts'
import { readParameters, readSearch } from '@soe/rules'
import { routeNextGenPage, withSearch } from '@soe/shop-journey'
import { optionalPart, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutGate } from '../gate/checkout-gate'
import { CheckoutLayout } from '../flow/checkout-layout'
import { nextCheckoutStep, stepsOf } from '../flow/checkout-steps'
import { ItemsSection } from '../review/items-section'
import { PlaceOrder } from '../review/place-order'
import type { FormStep } from '../steps/step-form'
import { ExpressSection } from './express-section'

const ProtectionOffer = optionalPart(
  () => import('./protection-offer').then((module) => module.ProtectionOffer),
  'idle',
)

const formStepsOf = (details: CheckoutDetails) => stepsOf(details).filter((step): step is FormStep => step !== 'review')

/** One section is open at a time: the one being edited, else the first that is missing. */
const useSections = (details: CheckoutDetails) => {
  const search = useSearch()
  const [isDeclined, setDeclined] = useState('declined' in readSearch(`?${search}`))
  const [editing, edit] = useState<FormStep | undefined>(isDeclined ? 'payment' : undefined)
  const next = nextCheckoutStep(details)
  return {
    open: editing ?? (next === 'review' ? undefined : next),
    edit,
    close: () => {
      edit(undefined)
      setDeclined(false)
    },
    isDeclined,
    decline: () => {
      setDeclined(true)
      edit('payment')
    },
    asksForReview: readParameters(search).orderreview === true,
  }
}

const ExpressSections = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const sections = useSections(details)
  const { audience } = useIdentity()
  const isReview = sections.open === undefined
  return (
    <CheckoutLayout
      title={texts.expressTitle}
      details={details}
      action={isReview && <PlaceOrder details={details} onDeclined={sections.decline} />}
    >
      {formStepsOf(details).map((step) => (
        <ExpressSection
          key={step}
          step={step}
          details={details}
          isOpen={step === sections.open}
          isDeclined={sections.isDeclined}
          onEdit={() => sections.edit(step)}
          onDone={sections.close}
        />
      ))}
      {audience === 'signed-in' && <ProtectionOffer details={details} />}
      <ItemsSection
        details={details}
        title={texts.reviewTitle}
        current={isReview && (sections.asksForReview ? 'at-once' : true)}
      />
    </CheckoutLayout>
  )
}

/** Checkout on one page for customers and prepaid shoppers; a prospect goes step by step. */
export const ExpressCheckoutPage = () => {
  const { audience } = useIdentity()
  const search = useSearch()
  const pathOf = usePathOf()
  if (readSearch(`?${search}`)['pageName']?.toLowerCase() === 'cart')
    return <Redirect to={pathOf('expresscart')} replace />
  const view = routeNextGenPage('expresscheckout', { audience })
  if (view === 'checkout/orderReview') {
    return <Redirect to={withSearch(pathOf({ page: view, query: {}, section: 'nextgen' }), search)} replace />
  }
  return <CheckoutGate step="express">{(details) => <ExpressSections details={details} />}</CheckoutGate>
}
