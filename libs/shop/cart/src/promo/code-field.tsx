import type { CartView } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, TextField } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { promoTexts } from './promo-texts'
import styles from './promo.module.css'
import { useApplyCode, type CodeKind } from './use-apply-code'

const labels = { promo: 'promoCode', friends: 'friendsCode', referral: 'referralCode' } as const

/** A field for one kind of code: Enter applies it, and a code that is refused stays to be mended. */
export const CodeField = ({ cart, kind }: { cart: CartView; kind: CodeKind }) => {
  const texts = useTexts(promoTexts)
  const { locked } = useLock()
  const [code, setCode] = useState('')
  const { apply, problem, forgetProblem, isApplying } = useApplyCode(cart, kind, () => setCode(''))
  const typed = code.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed && !isApplying) apply(typed)
  }
  const button = (
    <Button
      type="submit"
      variant="text"
      size="small"
      className={styles.apply}
      disabled={locked}
      busy={isApplying}
      busyLabel={texts.applying}
    >
      {texts.apply}
    </Button>
  )
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={texts[labels[kind]]}
        error={problem}
        value={code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        trailing={button}
        onChange={({ target }) => {
          setCode(target.value.toUpperCase())
          forgetProblem()
        }}
      />
    </form>
  )
}
