import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { StepTrail, type TrailStep } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { stepDestination, type CheckoutStep } from './checkout-steps'

interface StepIndicatorProps {
  steps: readonly CheckoutStep[]
  current: CheckoutStep
  reached: CheckoutStep
}

/** The steps of the checkout; those that are open are links. */
export const StepIndicator = ({ steps, current, reached }: StepIndicatorProps) => {
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
