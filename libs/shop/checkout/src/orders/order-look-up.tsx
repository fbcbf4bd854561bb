import type { Order } from '@soe/contracts'
import { findOrder } from '@soe/contracts/routes'
import { isEmail, readText } from '@soe/rules'
import { useChange, useInTurn, useTexts } from '@soe/shop-platform'
import { Button, TextField } from '@soe/ui'
import { useRef, useState, type FormEvent } from 'react'
import { CallFailure } from '../flow/call-failure'
import styles from './orders-page.module.css'
import { ordersTexts } from './orders-texts'
import { readOrderNumber } from './read-order-number'

interface LookUpProps {
  orderNumber?: string | undefined
  onFound: (order: Order) => void
}

const useFields = (given: string) => {
  const texts = useTexts(ordersTexts)
  const [number, setNumber] = useState(given)
  const [email, setEmail] = useState('')
  const [isChecked, check] = useState(false)
  const orderNumber = readOrderNumber(number)
  const emailId = readText(email)
  return {
    number,
    setNumber,
    email,
    setEmail,
    check,
    numberError: isChecked && orderNumber === undefined ? texts.numberMissing : undefined,
    emailError: isChecked && !isEmail(emailId) ? texts.emailInvalid : undefined,
    body: orderNumber !== undefined && isEmail(emailId) ? { orderNumber, emailId } : undefined,
  }
}

export const OrderLookUp = ({ orderNumber = '', onFound }: LookUpProps) => {
  const texts = useTexts(ordersTexts)
  const form = useRef<HTMLFormElement>(null)
  const fields = useFields(orderNumber)
  const { mutate, isPending, data, error, variables } = useChange(findOrder, {
    meta: { showsError: true },
    onDone: ({ order }) => order && onFound(order),
  })
  const question = JSON.stringify(fields.body)
  const isAnswered = !isPending && question === JSON.stringify(variables)
  const ask = useInTurn(question, isPending, () => fields.body && mutate(fields.body))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    fields.check(true)
    if (fields.body) ask()
    else form.current?.querySelector<HTMLInputElement>(fields.emailError ? 'input[type=email]' : 'input')?.focus()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        error={fields.numberError}
        autoComplete="off"
        autoCapitalize="characters"
        value={fields.number}
        onChange={({ target }) => fields.setNumber(target.value)}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        error={fields.emailError}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={fields.email}
        onChange={({ target }) => fields.setEmail(target.value)}
      />
      {error && isAnswered && <CallFailure error={error} />}
      <div>
        <output className={styles.missing}>{isAnswered && data && !data.order && texts.notFound}</output>
        <Button type="submit" busy={isPending} busyLabel={texts.finding} takesTurns>
          {texts.find}
        </Button>
      </div>
    </form>
  )
}
