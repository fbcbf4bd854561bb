import { useTexts } from '@soe/shop-platform'
import { fieldTexts, type Form, FormCell, FormGrid } from '@soe/shop-steps'
import { FormattedField } from '@soe/ui'
import {
  cardSpecs,
  formatExpiry,
  groupCardNumber,
  readSecurityCode,
  type CardFieldName,
  type PaymentValues,
} from './card-fields'
import { cardBrand, readDigits } from '@soe/rules'
import styles from './card-mark.module.css'

const formats: Partial<Record<CardFieldName, (text: string) => string>> = {
  cardNumber: groupCardNumber,
  expiry: formatExpiry,
  securityCode: readSecurityCode,
}

const asTyped = (text: string) => text

const hints = { cardNumber: 'cardNumberHint', expiry: 'expiryHint', securityCode: 'securityCodeHint' } as const

/** The brand of the card as soon as its first digits say so. */
const CardMark = ({ number }: { number: string }) => {
  const brand = cardBrand(readDigits(number))
  return brand !== 'Card' && <span className={styles.mark}>{brand}</span>
}

const CardField = ({ form, spec }: { form: Form<PaymentValues>; spec: (typeof cardSpecs)[number] }) => {
  const texts = useTexts(fieldTexts)
  const { name, half: _half, kind: _kind, ...input } = spec
  const hint = name in hints ? texts[hints[name as keyof typeof hints]] : undefined
  return (
    <FormattedField
      {...form.field(name)}
      {...input}
      format={formats[name] ?? asTyped}
      onFormat={(text) => form.set(name, text)}
      label={texts[name]}
      hint={hint}
      {...(name === 'cardNumber' && { trailing: <CardMark number={form.values.cardNumber} /> })}
    />
  )
}

export const CardFields = ({ form }: { form: Form<PaymentValues> }) => (
  <FormGrid>
    {cardSpecs.map((spec) => (
      <FormCell key={spec.name} half={spec.half}>
        <CardField form={form} spec={spec} />
      </FormCell>
    ))}
  </FormGrid>
)
