import { useRef } from 'react'
import { MinusIcon, PlusIcon } from '../media/action-icons'
import { Status } from '../text/status'
import { useReady } from '../use-ready'
import styles from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  /** Names the group: "Quantity of Pip Earbuds". */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  decrementLabel: string
  incrementLabel: string
  /** What is announced when the value changes: "2 pieces"; false where the owner says it. */
  valueLabel?: ((value: number) => string) | false
  disabled?: boolean
  /** The contract's field that is shown. */
  'data-shows'?: string
}

/** A step that would leave the bounds is not there; focus then moves to the other one. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  onChange,
  decrementLabel,
  incrementLabel,
  valueLabel = String,
  disabled,
  ...marks
}: QuantityStepperProps) {
  const ready = useReady()
  const decrement = useRef<HTMLButtonElement>(null)
  const increment = useRef<HTMLButtonElement>(null)
  const step = (next: number) => {
    if (next <= min) increment.current?.focus()
    if (next >= max) decrement.current?.focus()
    onChange(next)
  }
  return (
    <fieldset aria-label={label} disabled={disabled || !ready} className={styles.stepper}>
      {value > min && (
        <button
          ref={decrement}
          type="button"
          className={styles.down}
          aria-label={decrementLabel}
          onClick={() => step(value - 1)}
        >
          <MinusIcon size={20} />
        </button>
      )}
      <span className={styles.value} aria-hidden="true" {...marks}>
        {value}
      </span>
      {valueLabel && <Status>{valueLabel(value)}</Status>}
      {value < max && (
        <button
          ref={increment}
          type="button"
          className={styles.up}
          aria-label={incrementLabel}
          onClick={() => step(value + 1)}
        >
          <PlusIcon size={20} />
        </button>
      )}
    </fieldset>
  )
}
