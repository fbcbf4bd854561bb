import { useId } from 'react'
import styles from './shell.module.css'

interface SwitchProps<Value extends string> {
  label: string
  value: Value
  options: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

/** A few choices in a row, of which one holds. */
export const Switch = <Value extends string>({ label, value, options, onChange }: SwitchProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend>{label}</legend>
      {Object.entries<string>(options).map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option as Value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
