import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './choice-group.module.css'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
  /** Why it can't be chosen, for assistive technology. */
  disabledReason?: string
}

export interface ChoiceGroupProps<Option extends Choice> {
  legend: ReactNode
  /** After the legend, in regular weight: the chosen option's name. */
  detail?: ReactNode
  /** At the far end of the legend's row. */
  aside?: ReactNode
  options: readonly Option[]
  /** Nothing is chosen while undefined. */
  value: string | undefined
  onChange: (value: string) => void
  name?: string
  disabled?: boolean
}

type GroupFrame = Omit<ChoiceGroupProps<Choice>, 'options'> & {
  children: (radio: (option: Choice) => ReactNode) => ReactNode
}

/** The fieldset, its legend's row and the native radios that every group of choices shares. */
export function ChoiceGroup({ legend, detail, aside, value, onChange, name, disabled, children }: GroupFrame) {
  const made = useId()
  const radio = (option: Choice) => (
    <input
      type="radio"
      className={styles.radio}
      name={name ?? made}
      value={option.value}
      checked={option.value === value}
      disabled={option.disabled}
      onChange={() => onChange(option.value)}
    />
  )
  return (
    <fieldset disabled={disabled} className={styles.group}>
      <legend className={styles.legend}>
        {legend}
        {detail !== undefined && <span className={styles.detail}> {detail}</span>}
      </legend>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div className={styles.options}>{children(radio)}</div>
    </fieldset>
  )
}
