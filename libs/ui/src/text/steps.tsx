import { classNames } from '../class-names'
import { VisuallyHidden } from './visually-hidden'
import styles from './steps.module.css'

export interface Step {
  title: string
  detail?: string
  done?: boolean
}

/** Progress along a pole: a done step flies its flag. `doneLabel` says so to assistive technology. */
export function Steps({ steps, doneLabel }: { steps: readonly Step[]; doneLabel: string }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title} className={classNames(styles.step, step.done && styles.done)}>
          <p className={styles.title}>
            {step.title}
            {step.done && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
          </p>
          {step.detail !== undefined && <p className={styles.detail}>{step.detail}</p>}
        </li>
      ))}
    </ol>
  )
}
