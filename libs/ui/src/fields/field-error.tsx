import { useEffect, useRef, type ReactNode } from 'react'
import { announce } from '../feedback/live-region'
import { ErrorIcon } from '../media/status-icons'
import styles from '#theme/fields/field.module.css'

/** Stands beside its control, which names it in `aria-describedby`; said where the control has the focus already. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ')
    if (described?.includes(id)) announce(words.current?.textContent ?? '')
  }, [id, children])
  return (
    <p id={id} className={styles.error}>
      <ErrorIcon size={18} />
      <span ref={words}>{children}</span>
    </p>
  )
}
