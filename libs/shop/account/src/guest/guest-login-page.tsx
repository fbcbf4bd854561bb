import { readDigits } from '@soe/rules'
import { usePathOf, useShopper, useTexts } from '@soe/shop-platform'
import { Button, FormattedField, PageHeading, Stack } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { accountTexts } from '../account-texts'
import { GuestGate } from './guest-gate'
import styles from './guest-pages.module.css'

const DigitsForm = () => {
  const texts = useTexts(accountTexts)
  const pathOf = usePathOf()
  const { lastTwoDigits } = useShopper()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== lastTwoDigits) return setWrong(true)
    navigate(pathOf('guestcheckout', { guestCheckout: 'true' }))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormattedField
        label={texts.lastTwoDigits}
        error={isWrong ? texts.wrongDigits : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed}
        format={readDigits}
        onFormat={(digits) => {
          setTyped(digits)
          setWrong(false)
        }}
      />
      <Button type="submit" disabled={typed.length < 2}>
        {texts.goOn}
      </Button>
    </form>
  )
}

/** Level L1: a guest of the app confirms the account by its last two digits. */
export const GuestLoginPage = () => {
  const texts = useTexts(accountTexts)
  return (
    <GuestGate>
      <Stack gap={28}>
        <PageHeading>{texts.guestLoginTitle}</PageHeading>
        <p className={styles.body}>{texts.guestLoginBody}</p>
        <DigitsForm />
      </Stack>
    </GuestGate>
  )
}
