import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field-error'
import styles from '#theme/fields/field.module.css'

export interface FieldTexts {
  label: ReactNode
  /** Beside the label: "Optional". */
  note?: string
  /** Below the label, before typing. */
  hint?: ReactNode
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: ReactNode
}

/** What a control needs to belong to its label, hint and error. */
export interface FieldWiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts {
  id?: string
  children: (wiring: FieldWiring) => ReactNode
}

export function Field({ id, label, note, hint, error, children }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const errors = useRef<HTMLDivElement>(null)
  // An error that comes while the field has the focus is said; one that the focus is sent to is its description.
  const setLive = (live: 'polite' | 'off') => errors.current?.setAttribute('aria-live', live)
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} onFocus={() => setLive('polite')} onBlur={() => setLive('off')}>
      <div className={styles.head}>
        <label htmlFor={own} className={styles.label}>
          {label}
        </label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {hint && (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id: own, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <div ref={errors} className={styles.errors}>
        {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}
