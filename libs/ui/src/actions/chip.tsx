import { CloseIcon } from '../media/action-icons'
import styles from './chip.module.css'

export interface ChipProps {
  label: string
  /** The accessible name; it contains the label, e.g. "Remove In stock". */
  removeLabel: string
  onRemove: () => void
}

/** An applied filter; pressing it removes it. */
export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      {label}
      <CloseIcon size={14} />
    </button>
  )
}
