import type { CheckoutDetails } from '@soe/contracts'
import { reSubmitCredit, updateContact } from '@soe/contracts/routes'
import { useGo } from '@soe/shop-journey'
import { destination, type ShopError, useChange, useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { FormFields, useForm, type FieldSpec } from '@soe/shop-steps'
import { Button, CheckboxField, PageHeading } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import {
  contactValues,
  homeSpecs,
  personSpecs,
  readContact,
  validateContact,
  type ContactFieldName,
  type ContactValues,
} from '../contact/contact-fields'
import { CheckoutForm } from '../flow/checkout-form'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { DetailsGate } from '../flow/details-gate'
import { useCheckoutMeta } from '../use-checkout-meta'
import styles from './credit.module.css'
import { creditTexts } from './credit-texts'

export type CreditForm = 'check' | 'questions' | 'abroad'

const dateOfBirth: FieldSpec<ContactFieldName> = {
  name: 'dateOfBirth',
  kind: 'required',
  autoComplete: 'bday',
  type: 'date',
  maxLength: 10,
  half: 'wide',
}

/** What each page asks for; the rest of the contact stays as it is. */
const specsOf: Readonly<Record<CreditForm, readonly FieldSpec<ContactFieldName>[]>> = {
  check: [dateOfBirth],
  questions: [...personSpecs.filter(({ name }) => name !== 'dateOfBirth'), dateOfBirth, ...homeSpecs],
  abroad: [dateOfBirth, ...homeSpecs],
}

const titles = { check: 'checkTitle', questions: 'questionsTitle', abroad: 'abroadTitle' } as const
const bodies = { check: 'checkBody', questions: 'questionsBody', abroad: 'abroadBody' } as const

/** Keeps the details and has a guest's credit checked with them; the result page checks a customer's. */
const useCheck = (details: CheckoutDetails) => {
  const go = useGo()
  const { audience } = useIdentity()
  const update = useCheckoutChange(updateContact)
  const resubmit = useChange(reSubmitCredit, { meta: { showsError: true }, refetch: false })
  const toResult = () => go(destination('creditresult'))
  const cartInfo = cartInfoOf(details)
  const check = (values: ContactValues) =>
    update.mutate(
      { cartInfo, contact: readContact(values) },
      {
        onSuccess: () =>
          audience === 'prospect' ? resubmit.mutate({ cartInfo }, { onSuccess: toResult }) : toResult(),
      },
    )
  const error: ShopError | null = update.error ?? resubmit.error
  return { check, isPending: update.isPending || resubmit.isPending, error }
}

const CheckForm = ({ details, form: kind }: { details: CheckoutDetails; form: CreditForm }) => {
  const texts = useTexts(creditTexts)
  const { environment } = useShop()
  const [hasAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const specs = specsOf[kind]
  const form = useForm<ContactValues>({
    initial: contactValues(details.contact),
    validate: (values) => validateContact(specs, values, environment.now()),
  })
  const { check, isPending, error } = useCheck(details)
  const send = (values: ContactValues) => (hasAgreed ? check(values) : setMissing(true))
  return (
    <CheckoutForm
      formRef={form.ref}
      onSubmit={form.onSubmit(send)}
      busy={isPending}
      error={error}
      label={texts.runCheck}
    >
      <FormFields form={form} specs={specs} />
      <CheckboxField
        label={texts.consent}
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        {...(isMissing && !hasAgreed && { error: texts.consentMissing })}
      />
    </CheckoutForm>
  )
}

const NeedsContact = () => {
  const texts = useTexts(creditTexts)
  const pathOf = usePathOf()
  return (
    <>
      <p>{texts.needsContact}</p>
      <div>
        <Link href={pathOf('aboutyourself')} asChild>
          <Button href="">{texts.toContact}</Button>
        </Link>
      </div>
    </>
  )
}

const FromAbroad = () => {
  const texts = useTexts(creditTexts)
  const pathOf = usePathOf()
  return (
    <p>
      <Link href={pathOf('internationalcreditcheck')}>{texts.newHere}</Link>
    </p>
  )
}

export const CreditFormPage = ({ form }: { form: CreditForm }) => {
  const texts = useTexts(creditTexts)
  const title = texts[titles[form]]
  useCheckoutMeta(title)
  return (
    <DetailsGate>
      {(details) => (
        <div className={styles.page}>
          <div className={styles.intro}>
            <PageHeading>{title}</PageHeading>
            <p className={styles.muted}>{texts[bodies[form]]}</p>
          </div>
          {details.contact ? <CheckForm details={details} form={form} /> : <NeedsContact />}
          {form === 'check' && <FromAbroad />}
          <p className={styles.note}>{texts.call}</p>
        </div>
      )}
    </DetailsGate>
  )
}
