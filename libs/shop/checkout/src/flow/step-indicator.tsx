import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { classNames, VisuallyHidden } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { stepDestination, type CheckoutStep } from './checkout-steps'
import styles from './step-indicator.module.css'

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
  const isOpen = (step: CheckoutStep) => steps.indexOf(step) <= steps.indexOf(reached)
  const isDone = (step: CheckoutStep) => steps.indexOf(step) < steps.indexOf(reached)
  return (
    <nav aria-label={texts.steps}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classNames(styles.step, step === current && styles.current)}
          >
            {isOpen(step) && step !== current ? (
              <Link href={pathOf(stepDestination(step, audience))} className={styles.link}>
                {texts[`${step}Step`]}
              </Link>
            ) : (
              <span className={styles.label}>{texts[`${step}Step`]}</span>
            )}
            {isDone(step) && <VisuallyHidden>, {texts.stepDone}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
