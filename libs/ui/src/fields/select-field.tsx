import type { ComponentPropsWithRef } from 'react'
import { ChevronIcon } from '../media/action-icons'
import type { FieldTexts } from './field'
import { Field } from './field'
import styles from '#theme/fields/field.module.css'

export interface SelectFieldProps extends FieldTexts, ComponentPropsWithRef<'select'> {
  /** Groups of options come as children instead. */
  options?: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while the value is empty. */
  placeholder?: string
}

export function SelectField({
  label,
  note,
  hint,
  error,
  options = [],
  placeholder,
  id,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.box}>
          <select {...select} {...wiring} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <span className={styles.chevron}>
            <ChevronIcon size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}
