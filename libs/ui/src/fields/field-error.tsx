import type { ReactNode } from 'react'
import { ErrorIcon } from '../media/status-icons'
import styles from '#theme/fields/field.module.css'

/** Stands beside its control, which names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <ErrorIcon size={18} />
      <span>{children}</span>
    </p>
  )
}
