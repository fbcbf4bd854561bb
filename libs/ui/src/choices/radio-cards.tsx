import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden'
import type { Choice, ChoiceGroupProps } from './choice-group'
import { ChoiceGroup } from './choice-group'
import styles from './radio-cards.module.css'

export interface RadioCard extends Choice {
  sublabel?: ReactNode
  picture?: ReactNode
}

/** Choices side by side in boxes; two pixels of ink mark the chosen one. */
export function RadioCards({ options, ...group }: ChoiceGroupProps<RadioCard>) {
  return (
    <ChoiceGroup {...group}>
      {(radio) => (
        <div className={styles.cards}>
          {options.map((option) => (
            <label key={option.value} className={styles.card}>
              {radio(option)}
              {option.picture}
              <span className={styles.label}>{option.label}</span>
              {option.sublabel !== undefined && <span className={styles.sublabel}>{option.sublabel}</span>}
              {option.disabled && option.disabledReason && <VisuallyHidden>, {option.disabledReason}</VisuallyHidden>}
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
