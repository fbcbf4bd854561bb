import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import type { FieldTexts } from './field'
import { FieldError } from './field-error'
import styles from './checkbox-field.module.css'

export interface CheckboxFieldProps extends Omit<FieldTexts, 'note'>, ComponentPropsWithRef<'input'> {}

export function CheckboxField({ label, hint, error, id, ...input }: CheckboxFieldProps) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          id={own}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.error}>
          <FieldError id={`${own}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
