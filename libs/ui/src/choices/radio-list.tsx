import type { ReactNode } from 'react'
import type { Choice, ChoiceGroupProps } from './choice-group'
import { ChoiceGroup } from './choice-group'
import { Spoken } from '../text/spoken'
import styles from './radio-list.module.css'

export interface RadioRow extends Choice {
  /** Drawn in place of the label, in its words. */
  drawn?: ReactNode
  sublabel?: ReactNode
  /** At the far end of the row: a price. */
  trailing?: ReactNode
}

const RowContent = ({ label, drawn = label, sublabel, trailing }: RadioRow) => (
  <>
    <span className={styles.dot} />
    <span>
      <span className={styles.label}>{drawn}</span>
      {sublabel !== undefined && (
        <span className={styles.sublabel}>
          <Spoken>{sublabel}</Spoken>
        </span>
      )}
    </span>
    {trailing !== undefined && (
      <span className={styles.trailing}>
        <Spoken>{trailing}</Spoken>
      </span>
    )}
  </>
)

/** Choices as rows, a hairline between two. */
export function RadioList({ options, ...group }: ChoiceGroupProps<RadioRow>) {
  return (
    <ChoiceGroup {...group}>
      {(choice) => options.map((option) => choice(option, styles.row, <RowContent {...option} />))}
    </ChoiceGroup>
  )
}
