import { classNames } from '../class-names'
import styles from './step-number.module.css'

export type StepState = 'done' | 'current' | 'ahead'

/** The number of one of several steps, or its tick. What holds the steps resets the counter `step`. */
export const StepNumber = ({ state }: { state: StepState }) => (
  <span className={classNames(styles.number, state === 'current' && styles.current, state === 'done' && styles.done)} />
)
