import type { ReactNode } from 'react'
import type { Choice, ChoiceGroupProps } from './choice-group'
import { classNames } from '../class-names'
import { ChoiceGroup } from './choice-group'
import { Spoken } from '../text/spoken'
import styles from './radio-cards.module.css'

export interface RadioCard extends Choice {
  sublabel?: ReactNode
  picture?: ReactNode
}

const CardContent = ({ label, sublabel, picture }: RadioCard) => (
  <>
    {picture}
    <span className={styles.label}>{label}</span>
    {sublabel !== undefined && (
      <span className={styles.sublabel}>
        <Spoken>{sublabel}</Spoken>
      </span>
    )}
  </>
)

export interface RadioCardsProps extends ChoiceGroupProps<RadioCard> {
  /** One below the other on a narrow screen: their texts are long. */
  stacked?: boolean
}

/** Choices side by side in boxes; two pixels of ink mark the chosen one. */
export function RadioCards({ options, stacked = false, ...group }: RadioCardsProps) {
  return (
    <ChoiceGroup {...group}>
      {(choice) => (
        <div className={classNames(styles.cards, stacked && styles.stacked)}>
          {options.map((option) => choice(option, styles.card, <CardContent {...option} />))}
        </div>
      )}
    </ChoiceGroup>
  )
}
