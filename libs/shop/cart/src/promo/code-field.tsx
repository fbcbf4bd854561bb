import type { CartView } from '@soe/contracts'
import { readText } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { useState } from 'react'
import { SubmitField } from '../submit-field'
import { promoTexts } from './promo-texts'
import { useApplyCode, type CodeKind } from './use-apply-code'

const labels = { promo: 'promoCode', friends: 'friendsCode', referral: 'referralCode' } as const

const readCode = (typed: string) => readText(typed).replaceAll(/\s/g, '')

interface CodeFieldProps {
  cart: CartView
  kind: CodeKind
  given?: string
}

/** A field for one kind of code: Enter applies it, and a code that is refused stays to be mended. */
export const CodeField = ({ cart, kind, given = '' }: CodeFieldProps) => {
  const texts = useTexts(promoTexts)
  const [code, setCode] = useState(given)
  const { apply, problemOf, isApplying } = useApplyCode(cart, kind, (applied) =>
    setCode((typed) => (readCode(typed) === applied ? '' : typed)),
  )
  return (
    <SubmitField
      label={texts[labels[kind]]}
      error={problemOf(readCode(code))}
      value={code}
      maxLength={60}
      autoCapitalize="characters"
      action={texts.apply}
      busyLabel={texts.applying}
      isBusy={isApplying}
      onType={(typed) => setCode(typed.toUpperCase())}
      onSubmit={() => apply(readCode(code))}
    />
  )
}
