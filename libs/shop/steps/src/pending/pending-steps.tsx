import type { CartView } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { supportLine, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { SectionHeading, TextLink } from '@soe/ui'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './pending-steps.module.css'
import { pendingTexts } from './pending-texts'
import { missingPlans, readPendingSteps, type PendingStep } from './read-pending-steps'

const useStepWords = () => {
  const texts = useTexts(pendingTexts)
  const labels: Readonly<Record<string, unknown>> = texts
  return {
    actionOf: ({ step }: PendingStep) => {
      const label = labels[step]
      return typeof label === 'string' ? label : texts.anyStep
    },
    subjectOf: ({ step, line, device }: PendingStep) =>
      step === 'TRADEIN'
        ? texts.tradeIn(device)
        : [line === undefined ? '' : texts.line(line), device].filter(Boolean).join(', '),
  }
}

const Way = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link href={path} asChild>
    <TextLink href={path}>{children}</TextLink>
  </Link>
)

/** Where several lines lack a plan, one page has them all. */
const PlansForAll = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(pendingTexts)
  const { audience } = useIdentity()
  const path = usePathOf()('lineOverview/plans')
  const count = missingPlans(cart)
  if (count < 2 || isPrepay(audience)) return null
  return (
    <li className={styles.step}>
      <strong>{texts.plansMissing(count)}</strong>
      <Way path={path}>{texts.plansForAll}</Way>
    </li>
  )
}

/** What the cart still lacks, a row a line with its next step; nothing once it lacks nothing, and until it is known. */
export const PendingSteps = ({ cart }: { cart: CartView | false }) => {
  const texts = useTexts(pendingTexts)
  const { actionOf, subjectOf } = useStepWords()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const heading = useId()
  const steps = cart ? readPendingSteps(cart, audience) : []
  if (!cart || steps.length === 0) return null
  const subjects = [...new Set(steps.map(subjectOf))]
  return (
    <section className={styles.steps} aria-labelledby={heading}>
      <SectionHeading id={heading} aside={subjects.length}>
        {texts.title}
      </SectionHeading>
      <ul>
        <PlansForAll cart={cart} />
        {subjects.map((subject) => (
          <li key={subject} className={styles.step}>
            <span>{subject}</span>
            <span className={styles.ways}>
              {steps
                .filter((step) => subjectOf(step) === subject)
                .map((step) =>
                  step.to ? (
                    <Way key={step.key} path={pathOf(step.to)}>
                      {actionOf(step)}
                    </Way>
                  ) : (
                    <TextLink key={step.key} href={supportLine.href}>
                      {texts.callUs(supportLine.number)}
                    </TextLink>
                  ),
                )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
