import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden'
import type { Choice, ChoiceGroupProps } from './choice-group'
import { ChoiceGroup } from './choice-group'
import styles from './swatch-radios.module.css'

export interface Swatch extends Choice {
  /** A decorative crop (`alt=""`); the name below it speaks. */
  picture: ReactNode
}

/** Picture crops with their names below; one that can't be chosen is struck through. */
export function SwatchRadios({ options, ...group }: ChoiceGroupProps<Swatch>) {
  return (
    <ChoiceGroup {...group}>
      {(radio) => (
        <div className={styles.swatches}>
          {options.map((option) => (
            <label key={option.value} className={styles.swatch}>
              {radio(option)}
              <span className={styles.picture}>{option.picture}</span>
              <span className={styles.name}>{option.label}</span>
              {option.disabled && option.disabledReason && <VisuallyHidden>, {option.disabledReason}</VisuallyHidden>}
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
