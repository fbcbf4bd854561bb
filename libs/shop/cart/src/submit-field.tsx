import { useLock } from '@soe/shop-basket'
import { isFilled } from '@soe/rules'
import { useInTurn } from '@soe/shop-platform'
import { Button, TextField } from '@soe/ui'
import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import styles from './submit-field.module.css'

type InputProps = Pick<
  ComponentProps<typeof TextField>,
  'error' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
>

interface SubmitFieldProps extends InputProps {
  readonly label: string
  readonly value: string
  readonly onType: (typed: string) => void
  /** Called by the button, or by Enter, in its turn: another text waits for the answer to the one before. */
  readonly onSubmit: () => void
  readonly action: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export const SubmitField = (props: SubmitFieldProps) => {
  const { onType, onSubmit, action, busyLabel, isBusy, className, children, ...field } = props
  const { locked } = useLock()
  const [sent, setSent] = useState('')
  const ask = useInTurn(field.value, isBusy, onSubmit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(field.value)
    ask()
  }
  const isUnsent = isFilled(field.value) && field.value !== sent
  const button = (
    <Button
      type="submit"
      variant="text"
      size="small"
      className={styles.action}
      disabled={locked}
      busy={isBusy}
      busyLabel={busyLabel}
      takesTurns
    >
      {action}
    </Button>
  )
  return (
    <form className={className} onSubmit={submit} noValidate data-unsent={isUnsent || undefined}>
      <TextField
        autoComplete="off"
        spellCheck={false}
        {...field}
        trailing={button}
        onChange={({ target }) => onType(target.value)}
      />
      {children}
    </form>
  )
}
