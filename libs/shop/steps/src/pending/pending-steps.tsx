import type { CartView } from '@soe/contracts'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { SectionHeading, TextLink } from '@soe/ui'
import { useId } from 'react'
import { Link } from 'wouter'
import { supportLine } from '../validation/support-line'
import styles from './pending-steps.module.css'
import { pendingTexts } from './pending-texts'
import { readPendingSteps, type PendingStep } from './read-pending-steps'

const useStepWords = () => {
  const texts = useTexts(pendingTexts)
  const labels: Readonly<Record<string, unknown>> = texts
  return ({ step, line, device }: PendingStep) => {
    const label = labels[step]
    const action = typeof label === 'string' ? label : texts.anyStep
    if (step === 'TRADEIN') return { action, subject: texts.tradeIn(device) }
    return { action, subject: [line === undefined ? '' : texts.line(line), device].filter(Boolean).join(', ') }
  }
}

/** What the cart still lacks, each with the way to it; nothing once it lacks nothing. */
export const PendingSteps = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(pendingTexts)
  const wordsOf = useStepWords()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const heading = useId()
  const steps = readPendingSteps(cart, audience)
  if (steps.length === 0) return null
  return (
    <section className={styles.steps} aria-labelledby={heading}>
      <SectionHeading id={heading} aside={steps.length}>
        {texts.title}
      </SectionHeading>
      <ul>
        {steps.map((step) => {
          const { action, subject } = wordsOf(step)
          const path = step.to && pathOf(step.to)
          return (
            <li key={step.key} className={styles.step}>
              <span>{subject}</span>
              {path === undefined ? (
                <TextLink href={supportLine.href}>{texts.callUs(supportLine.number)}</TextLink>
              ) : (
                <Link href={path} asChild>
                  <TextLink href={path}>{action}</TextLink>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
