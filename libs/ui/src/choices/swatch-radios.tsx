import type { ReactNode } from 'react'
import type { Choice, ChoiceGroupProps } from './choice-group'
import { ChoiceGroup } from './choice-group'
import styles from './swatch-radios.module.css'

export interface Swatch extends Choice {
  /** A decorative crop (`alt=""`); the name below it speaks. */
  picture: ReactNode
}

const SwatchContent = ({ picture, label }: Swatch) => (
  <>
    <span className={styles.picture}>{picture}</span>
    <span className={styles.name}>{label}</span>
  </>
)

/** Picture crops with their names below; one that can't be chosen is struck through. */
export function SwatchRadios({ options, ...group }: ChoiceGroupProps<Swatch>) {
  return (
    <ChoiceGroup {...group}>
      {(choice) => (
        <div className={styles.swatches}>
          {options.map((option) => choice(option, styles.swatch, <SwatchContent {...option} />))}
        </div>
      )}
    </ChoiceGroup>
  )
}
