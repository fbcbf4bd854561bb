import type { CheckoutDetails } from '@soe/contracts'
import { useGo } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutGate } from '../gate/checkout-gate'
import { CheckoutLayout } from '../flow/checkout-layout'
import { nextCheckoutStep, stepDestination, stepsOf } from '../flow/checkout-steps'
import { StepIndicator } from '../flow/step-indicator'
import { prepareForm, StepForm, type FormStep } from './step-form'

/** One step of a prospect's checkout: its form, then on to whatever is still missing. */
export const CheckoutStepPage = ({ step }: { step: FormStep }) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const go = useGo()
  const [query] = useSearchParams()
  useEffect(() => prepareForm(step), [step])
  const goOn = (details: CheckoutDetails) => go(stepDestination(nextCheckoutStep(details), audience))
  return (
    <CheckoutGate step={step}>
      {(details) => (
        <CheckoutLayout
          title={texts[`${step}Title`]}
          details={details}
          steps={<StepIndicator steps={stepsOf(details)} current={step} reached={nextCheckoutStep(details)} />}
        >
          <StepForm step={step} details={details} onDone={goOn} declined={query.has('declined')} />
        </CheckoutLayout>
      )}
    </CheckoutGate>
  )
}
