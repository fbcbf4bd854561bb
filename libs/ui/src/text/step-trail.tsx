import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { StepNumber, type StepState } from './step-number'
import styles from './step-trail.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface TrailStep {
  key: string
  /** Its name, or a link of that name. */
  content: ReactNode
  state: StepState
}

interface StepTrailProps {
  label: string
  steps: readonly TrailStep[]
  doneLabel: string
}

/** The steps of a flow in a row: done ones ticked, the others numbered. */
export function StepTrail({ label, steps, doneLabel }: StepTrailProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ key, content, state }) => (
          <li
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(styles.step, state === 'current' && styles.current)}
          >
            <StepNumber state={state} />
            {content}
            {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
