import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { FieldTexts } from './field'
import { Field } from './field'
import styles from '#theme/fields/field.module.css'

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {
  /** Inside the box, after the text: a small button or a unit. */
  trailing?: ReactNode
}

/** A single line of text. Everything an `input` takes passes through: autoComplete, inputMode, onBlur. */
export function TextField({ label, note, hint, error, trailing, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.box}>
          <input type="text" {...input} {...wiring} className={styles.control} />
          {trailing}
        </div>
      )}
    </Field>
  )
}
