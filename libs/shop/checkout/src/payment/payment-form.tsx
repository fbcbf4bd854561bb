import type { CheckoutDetails } from '@soe/contracts'
import { selectPayment } from '@soe/contracts/routes'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { type FieldErrors, useForm } from '@soe/shop-steps'
import { LockIcon, Notice, RadioList, WarningIcon } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import type { StepFormProps } from '../contact/contact-form'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { CheckoutForm } from '../flow/checkout-form'
import { readCard, validateCard, type PaymentValues } from './card-fields'
import { CardFields } from './card-fields-view'
import styles from './payment-form.module.css'

interface PaymentFormProps extends StepFormProps {
  /** The saved payment was declined, so another is needed. */
  declined?: boolean
}

const paymentValues = ({ contact, payment }: CheckoutDetails, keepsPayment: boolean): PaymentValues => ({
  choice: keepsPayment && payment ? (payment.paymentType === 'account' ? 'account' : 'saved') : 'card',
  cardNumber: '',
  expiry: '',
  securityCode: '',
  nameOnCard: contact ? `${contact.firstName} ${contact.lastName}` : '',
  billingZip: contact?.serviceAddress.zipCode ?? '',
})

const Declined = () => {
  const texts = useTexts(checkoutTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice ref={box} role="alert" tabIndex={-1} icon={<WarningIcon />}>
      {texts.declined}
    </Notice>
  )
}

/** The saved card, an account's bill, a new card. */
const usePaymentChoices = ({ payment }: CheckoutDetails, declined: boolean) => {
  const { audience } = useIdentity()
  const texts = useTexts(checkoutTexts)
  const saved = payment?.paymentType === 'card' && !declined ? payment : undefined
  return [
    ...(saved
      ? [{ value: 'saved', label: texts.cardEnding(saved.brand, saved.lastFour), sublabel: texts.cardInUse }]
      : []),
    ...(audience === 'signed-in' ? [{ value: 'account', label: texts.payWithAccount }] : []),
    { value: 'card', label: saved ? texts.payWithOtherCard : texts.payWithCard },
  ]
}

/** How to pay. The card lives in this form's memory and nowhere else. */
export const PaymentForm = ({ details, onDone, declined = false }: PaymentFormProps) => {
  const texts = useTexts(checkoutTexts)
  const { environment } = useShop()
  const choices = usePaymentChoices(details, declined)
  const form = useForm<PaymentValues>({
    initial: paymentValues(details, !declined),
    validate: (values): FieldErrors<keyof PaymentValues> =>
      values.choice === 'card' ? validateCard(values, environment.now()) : {},
  })
  const select = useCheckoutChange(selectPayment)
  const send = (values: PaymentValues) => {
    if (values.choice === 'saved') return onDone(details)
    const payment = values.choice === 'account' ? ({ paymentType: 'account' } as const) : readCard(values)
    return select.mutate({ cartInfo: cartInfoOf(details), payment }, { onSuccess: onDone })
  }
  return (
    <CheckoutForm formRef={form.ref} onSubmit={form.onSubmit(send)} busy={select.isPending} error={select.error}>
      {declined && !select.error && <Declined />}
      {choices.length > 1 && (
        <RadioList
          legend={texts.howToPay}
          options={choices}
          value={form.values.choice}
          onChange={(choice) => form.set('choice', choice)}
        />
      )}
      {form.values.choice === 'card' && (
        <div className={styles.card}>
          <CardFields form={form} />
          <p className={styles.safe}>
            <LockIcon size={18} />
            <span>{texts.cardSafe}</span>
          </p>
        </div>
      )}
    </CheckoutForm>
  )
}
