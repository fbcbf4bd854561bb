import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field'
import styles from '#theme/fields/field.module.css'

export interface TextAreaFieldProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {}

export function TextAreaField({ label, note, hint, error, id, ...textarea }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.box}>
          <textarea {...textarea} {...wiring} className={styles.control} />
        </div>
      )}
    </Field>
  )
}
