import type { ReactNode } from 'react'
import type { Choice, ChoiceGroupProps } from './choice-group'
import { ChoiceGroup } from './choice-group'
import styles from './radio-cards.module.css'

export interface RadioCard extends Choice {
  sublabel?: ReactNode
  picture?: ReactNode
}

const CardContent = ({ label, sublabel, picture }: RadioCard) => (
  <>
    {picture}
    <span className={styles.label}>{label}</span>
    {sublabel !== undefined && <span className={styles.sublabel}>{sublabel}</span>}
  </>
)

/** Choices side by side in boxes; two pixels of ink mark the chosen one. */
export function RadioCards({ options, ...group }: ChoiceGroupProps<RadioCard>) {
  return (
    <ChoiceGroup {...group}>
      {(choice) => (
        <div className={styles.cards}>
          {options.map((option) => choice(option, styles.card, <CardContent {...option} />))}
        </div>
      )}
    </ChoiceGroup>
  )
}
