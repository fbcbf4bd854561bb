import { buildDestinationPath } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { classNames, VisuallyHidden } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { checkoutSteps, stepDestination, type CheckoutStep } from './checkout-steps'
import styles from './step-indicator.module.css'

/** The steps of the checkout; those that are open are links. */
export const StepIndicator = ({ current, reached }: { current: CheckoutStep; reached: CheckoutStep }) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const isOpen = (step: CheckoutStep) => checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(reached)
  const isDone = (step: CheckoutStep) => checkoutSteps.indexOf(step) < checkoutSteps.indexOf(reached)
  return (
    <nav aria-label={texts.steps}>
      <ol className={styles.steps}>
        {checkoutSteps.map((step) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classNames(styles.step, step === current && styles.current)}
          >
            {isOpen(step) && step !== current ? (
              <Link href={buildDestinationPath(stepDestination(step, audience), audience)} className={styles.link}>
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
