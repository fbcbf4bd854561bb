import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden'
import type { Choice, ChoiceGroupProps } from './choice-group'
import { ChoiceGroup } from './choice-group'
import styles from './radio-list.module.css'

export interface RadioRow extends Choice {
  sublabel?: ReactNode
  /** At the far end of the row: a price. */
  trailing?: ReactNode
}

/** Choices as rows, a hairline between two. */
export function RadioList({ options, ...group }: ChoiceGroupProps<RadioRow>) {
  return (
    <ChoiceGroup {...group}>
      {(radio) =>
        options.map((option) => (
          <label key={option.value} className={styles.row}>
            {radio(option)}
            <span className={styles.dot} />
            <span>
              <span className={styles.label}>{option.label}</span>
              {option.sublabel !== undefined && <span className={styles.sublabel}>{option.sublabel}</span>}
              {option.disabled && option.disabledReason && <VisuallyHidden>, {option.disabledReason}</VisuallyHidden>}
            </span>
            {option.trailing !== undefined && <span className={styles.trailing}>{option.trailing}</span>}
          </label>
        ))
      }
    </ChoiceGroup>
  )
}
