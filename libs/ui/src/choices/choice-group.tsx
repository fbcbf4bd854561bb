import { useId } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden'
import { useReady } from '../use-ready'
import styles from './choice-group.module.css'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
  /** Why it can't be chosen, for assistive technology. */
  disabledReason?: string
  /** The page with this choice. Until scripts run the choice is a link to it. */
  href?: string
}

export interface ChoiceGroupProps<Option extends Choice> {
  legend: ReactNode
  /** After the legend, in regular weight: the chosen option's name. */
  detail?: string
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
  /** Draws each option through the function it gets: in a class, with its content after the radio. */
  children: (choice: (option: Choice, className: string | undefined, content: ReactNode) => ReactNode) => ReactNode
}

const Reason = ({ option: { disabled, disabledReason } }: { option: Choice }) =>
  disabled && disabledReason ? <VisuallyHidden>, {disabledReason}</VisuallyHidden> : null

/** The fieldset, its legend's row and the native radios that every group of choices shares. */
export function ChoiceGroup({ legend, detail, aside, value, onChange, name, disabled, children }: GroupFrame) {
  const made = useId()
  const ready = useReady()
  const choice = (option: Choice, className: string | undefined, content: ReactNode) => {
    const inside = (
      <>
        {content}
        <Reason option={option} />
      </>
    )
    if (!ready && option.href !== undefined) {
      const isChosen = option.value === value
      return (
        <a
          key={option.value}
          className={className}
          href={option.disabled ? undefined : option.href}
          aria-disabled={option.disabled || undefined}
          aria-current={isChosen || undefined}
        >
          {inside}
        </a>
      )
    }
    return (
      <label key={option.value} className={className}>
        <input
          type="radio"
          className={styles.radio}
          name={name ?? made}
          value={option.value}
          checked={option.value === value}
          disabled={option.disabled}
          onChange={() => onChange(option.value)}
        />
        {inside}
      </label>
    )
  }
  return (
    <fieldset disabled={disabled} className={styles.group}>
      <legend className={styles.legend}>
        {legend}
        {detail !== undefined && <span className={styles.detail}>{` ${detail}`}</span>}
      </legend>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div className={styles.options}>{children(choice)}</div>
    </fieldset>
  )
}
