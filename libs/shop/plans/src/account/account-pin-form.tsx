import { addStep } from '@soe/contracts/routes'
import { readDigits } from '@soe/rules'
import { useLock, useStepChange } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, TextField } from '@soe/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import styles from '../number/number-form.module.css'
import { accountPinTexts } from './account-pin-texts'

const pinLength = 4

type PinError = 'length' | 'easy' | 'different'

const steps = (digits: readonly number[]) => digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0))

/** The same digit again and again, or digits that count up or down. */
const isEasy = (pin: string): boolean => {
  const [first, ...rest] = steps([...pin].map(Number))
  return first !== undefined && Math.abs(first) <= 1 && rest.every((step) => step === first)
}

/** What is wrong with a PIN and its repetition. */
export const pinErrors = (pin: string, again: string): { pin?: PinError; again?: PinError } => {
  if (!/^\d{4}$/.test(pin)) return { pin: 'length' }
  if (isEasy(pin)) return { pin: 'easy' }
  return pin === again ? {} : { again: 'different' }
}

/** Sets the PIN and goes on; what was typed is kept nowhere. */
export const AccountPinForm = () => {
  const texts = useTexts(accountPinTexts)
  const shared = useTexts(stepTexts)
  const { locked } = useLock()
  const { mutate, isPending } = useStepChange(addStep)
  const form = useRef<HTMLFormElement>(null)
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [attempts, setAttempts] = useState(0)
  const errors = attempts > 0 ? pinErrors(pin, again) : {}

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((count) => count + 1)
    const isRight = Object.keys(pinErrors(pin, again)).length === 0
    if (isRight) mutate({ cartInfo: {}, processStep: 'accountpin', accountPin: pin })
  }

  const digits = { type: 'password', inputMode: 'numeric', maxLength: pinLength, autoComplete: 'new-password' } as const
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>{texts.lead}</p>
      <TextField
        {...digits}
        name="pin"
        label={texts.pin}
        value={pin}
        onChange={({ target }) => setPin(readDigits(target.value))}
        error={errors.pin && texts[errors.pin]}
      />
      <TextField
        {...digits}
        name="again"
        label={texts.again}
        value={again}
        onChange={({ target }) => setAgain(readDigits(target.value))}
        error={errors.again && texts[errors.again]}
      />
      <Button type="submit" wide className={styles.action} busy={isPending} busyLabel={shared.saving} disabled={locked}>
        {shared.continue}
      </Button>
    </form>
  )
}
