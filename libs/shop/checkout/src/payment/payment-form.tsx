import type { BodyInputOf, CheckoutDetails } from '@soe/contracts'
import { selectPayment } from '@soe/contracts/routes'
import { formatPrice, isSignedIn } from '@soe/rules'
import { useChosenPayment } from '@soe/shop-basket'
import { carrierToday, lazyPart, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { type FieldErrors, useForm } from '@soe/shop-steps'
import { announce, CheckboxField, LockIcon, RadioList, SectionHeading, Stack } from '@soe/ui'
import { useState } from 'react'
import { checkoutTexts } from '../checkout-texts'
import type { StepFormProps } from '../contact/contact-form'
import { fullNameOf } from '../contact/full-name'
import { FailureNotice } from '../flow/call-failure'
import { CheckoutForm } from '../flow/checkout-form'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { readCard, validateCard, type PaymentValues } from './card-fields'
import { CardFields } from './card-fields-view'
import { balancesOf, restOf } from './dollars'
import { cardIdOf, firstChoice, usePaymentChoices } from './payment-choices'
import styles from './payment-form.module.css'
import { leaveFor, markAffirm, markPaypal } from './provider-return'
import { useProviderReturn } from './use-provider-return'

const AutoPay = lazyPart(() => import('./auto-pay').then((module) => module.AutoPay))

const DollarFields = lazyPart(() => import('./dollar-fields').then((module) => module.DollarFields))

const WaitingWallets = () => <div className={styles.waitingWallets} />

const WalletRow = lazyPart(() => import('./wallet-row').then((module) => module.WalletRow), 'now', WaitingWallets)

type Payment = NonNullable<BodyInputOf<typeof selectPayment>['payment']>

interface PaymentFormProps extends StepFormProps {
  declined?: boolean
  /** The press that pays places the order, and its button says so. */
  onPlace?: (details: CheckoutDetails) => void
}

const paymentValues = (details: CheckoutDetails, declined: boolean, today: string): PaymentValues => ({
  choice: firstChoice(details, declined, today),
  cardNumber: '',
  expiry: '',
  securityCode: '',
  nameOnCard: details.contact ? fullNameOf(details.contact) : '',
  billingZip: details.contact?.serviceAddress.zipCode ?? '',
})

const useLeave = () => {
  const { environment } = useShop()
  return {
    paypal: () => {
      markPaypal(environment)
      leaveFor(environment, '/paypal')
    },
    affirm: () => {
      markAffirm(environment)
      leaveFor(environment, '/affirm')
    },
  }
}

interface CardSectionProps {
  form: Parameters<typeof CardFields>[0]['form']
  saves: boolean
  onSaves: (saves: boolean) => void
}

const CardSection = ({ form, saves, onSaves }: CardSectionProps) => {
  const { audience } = useIdentity()
  const texts = useTexts(checkoutTexts)
  return (
    <div className={styles.card}>
      <CardFields form={form} />
      {isSignedIn(audience) && (
        <CheckboxField
          label={texts.saveCard}
          hint={texts.saveCardHint}
          checked={saves}
          onChange={({ target }) => onSaves(target.checked)}
        />
      )}
      <p className={styles.safe}>
        <LockIcon size={18} />
        <span>{texts.cardSafe}</span>
      </p>
    </div>
  )
}

/** How to pay. The card lives in this form's memory and nowhere else. */
export const PaymentForm = ({ details, onDone, declined = false, onPlace }: PaymentFormProps) => {
  const texts = useTexts(checkoutTexts)
  const today = carrierToday(useShop())
  const leave = useLeave()
  const { failure, isConfirming } = useProviderReturn(details, onDone)
  const choices = usePaymentChoices(details, declined)
  const rest = restOf(details)
  const hasDollars = balancesOf(details).length > 0
  const isCovered = rest === 0 && hasDollars
  const takesWallets = details.paymentOptions?.some(({ paymentType }) => paymentType === 'WL')
  const form = useForm<PaymentValues>({
    initial: paymentValues(details, declined, today),
    validate: (values): FieldErrors<keyof PaymentValues> =>
      values.choice === 'card' && !isCovered ? validateCard(values, today) : {},
  })
  const [saves, save] = useState(false)
  const select = useCheckoutChange(selectPayment)
  const onPaid = onPlace ?? onDone
  const pay = (payment: Payment) => select.mutate({ cartInfo: cartInfoOf(details), payment }, { onSuccess: onPaid })
  const senders: Readonly<Record<string, (values: PaymentValues) => void>> = {
    saved: () => onPaid(details),
    account: () => pay({ paymentType: 'account' }),
    card: (values) => pay({ ...readCard(values), ...(saves && { saveCard: true }) }),
    paypal: leave.paypal,
    affirm: leave.affirm,
  }
  const send = (values: PaymentValues) => {
    if (isCovered) return pay({ paymentType: 'dollars' })
    const cardId = cardIdOf(values.choice)
    return cardId === undefined ? senders[values.choice]?.(values) : pay({ paymentType: 'saved-card', cardId })
  }
  const choice = isCovered ? 'dollars' : form.values.choice
  useChosenPayment(choice === 'saved' ? null : choice)
  const due = (chosen: string) => formatPrice(chosen === 'account' ? 0 : details.cart.orderDetails.totals.dueToday)
  const labels: Readonly<Record<string, string>> = { paypal: texts.goToPaypal, affirm: texts.goToAffirm }
  const label = labels[choice] ?? (onPlace && texts.placeOrderFor(due(choice)))
  const choose = (chosen: string) => {
    form.set('choice', chosen)
    if (due(chosen) !== due(choice)) announce(`${texts.dueToday}: ${due(chosen)}`)
  }
  return (
    <CheckoutForm
      formRef={form.ref}
      onSubmit={form.onSubmit(send)}
      busy={select.isPending || isConfirming}
      error={select.error}
      {...(label !== undefined && { label })}
    >
      {isConfirming && <output>{texts.confirming}</output>}
      {declined && !select.error && <FailureNotice>{texts.declined}</FailureNotice>}
      {failure && !select.error && <FailureNotice>{failure.message}</FailureNotice>}
      {hasDollars && <DollarFields details={details} />}
      {isCovered && <p>{texts.nothingLeft}</p>}
      {!isCovered && (
        <Stack gap={20}>
          {hasDollars && <SectionHeading aside={formatPrice(rest)}>{texts.payTheRest}</SectionHeading>}
          {takesWallets && <WalletRow details={details} onPaid={onDone} />}
          {choices.length > 1 && (
            <RadioList legend={texts.howToPay} options={choices} value={form.values.choice} onChange={choose} />
          )}
          {form.values.choice === 'card' && <CardSection form={form} saves={saves} onSaves={save} />}
        </Stack>
      )}
      {details.autoPay !== undefined && <AutoPay details={details} />}
    </CheckoutForm>
  )
}
