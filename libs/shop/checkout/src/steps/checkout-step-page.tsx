import type { CheckoutDetails } from '@soe/contracts'
import { useGo } from '@soe/shop-journey'
import { prepareAhead, useIdentity, useTexts, usePathOf } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useSearchParams, Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutGate } from '../gate/checkout-gate'
import { CheckoutLayout } from '../flow/checkout-layout'
import { nextCheckoutStep, stepDestination, stepsOf, type CheckoutStep } from '../flow/checkout-steps'
import { fetchForm, StepForm, type FormStep } from './step-form'
import { StepTrail, type TrailStep } from '@soe/ui'

interface StepIndicatorProps {
  steps: readonly CheckoutStep[]
  current: CheckoutStep
  reached: CheckoutStep
}

const StepIndicator = ({ steps, current, reached }: StepIndicatorProps) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const stateOf = (step: CheckoutStep, index: number): TrailStep['state'] => {
    if (step === current) return 'current'
    return index < steps.indexOf(reached) ? 'done' : 'ahead'
  }
  const trail = steps.map((step, index): TrailStep => {
    const name = texts[`${step}Step`]
    const isOpen = step !== current && index <= steps.indexOf(reached)
    const content = isOpen ? <Link href={pathOf(stepDestination(step, audience))}>{name}</Link> : name
    return { key: step, content, state: stateOf(step, index) }
  })
  return <StepTrail label={texts.steps} steps={trail} doneLabel={texts.stepDone} />
}

export const CheckoutStepPage = ({ step }: { step: FormStep }) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const go = useGo()
  const [query] = useSearchParams()
  useEffect(() => prepareAhead(() => fetchForm(step)), [step])
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
