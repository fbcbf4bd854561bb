import { classNames, SectionHeading, StepNumber, type StepState } from '@soe/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './review-section.module.css'

interface ReviewSectionProps {
  title: string
  /** Numbers the section among those of the checkout; one ahead shows its title alone. */
  step?: StepState
  edit?: ReactNode
  /** Takes focus when it becomes current; with `at-once` on the first render too. */
  current?: boolean | 'at-once'
  wideOnly?: boolean
  children?: ReactNode
}

const useFocusWhenCurrent = (current: boolean | 'at-once') => {
  const section = useRef<HTMLElement>(null)
  const was = useRef<boolean | 'at-once'>(current === 'at-once' ? false : current)
  useEffect(() => {
    if (current && !was.current) section.current?.focus()
    was.current = current
  }, [current])
  return section
}

export const ReviewSection = ({
  title,
  edit,
  step,
  current = false,
  wideOnly = false,
  children,
}: ReviewSectionProps) => {
  const titleId = useId()
  const section = useFocusWhenCurrent(current)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles.section, step === 'ahead' && styles.ahead, wideOnly && styles.wideOnly)}
    >
      {step === 'ahead' ? (
        <h2 id={titleId} className={styles.title}>
          <StepNumber state="ahead" />
          {title}
        </h2>
      ) : (
        <SectionHeading id={titleId} aside={edit}>
          <span className={styles.numbered}>
            {step && <StepNumber state={step} />}
            {title}
          </span>
        </SectionHeading>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}
