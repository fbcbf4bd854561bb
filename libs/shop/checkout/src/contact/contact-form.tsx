import type { CheckoutDetails } from '@soe/contracts'
import { guestChoice, updateContact } from '@soe/contracts/routes'
import { readText } from '@soe/rules'
import { keptZip } from '@soe/shop-basket'
import { useChange, useIdentity, useShop, useTexts, useSignInHere } from '@soe/shop-platform'
import { boxErrors, deriveState, FormFields, useDraftName, useForm } from '@soe/shop-steps'
import { SectionHeading, Stack, TextLink } from '@soe/ui'
import { useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { isAccessoriesAlone } from '../flow/checkout-steps'
import { CheckoutForm } from '../flow/checkout-form'
import {
  addresseeSpecs,
  contactValues,
  homeSpecs,
  personSpecs,
  readContact,
  validateContact,
  type ContactValues,
} from './contact-fields'
import { useFollowingAddress } from './use-following-address'

/** A guest who has an account signs in, and comes back to this page. */
const SignInChoice = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const signInHere = useSignInHere()
  const choose = useChange(guestChoice, { meta: { silent: true }, refetch: false })
  /** Followed as a link, which the carrier's app leads through its own gateway. */
  const way = useRef<HTMLAnchorElement>(null)
  const signIn = () =>
    choose.mutate({ cartInfo: cartInfoOf(details), choice: 'SIGN_IN' }, { onSettled: () => way.current?.click() })
  return (
    <p>
      {texts.haveAccount} <TextLink onClick={signIn}>{texts.signIn}</TextLink>
      <a ref={way} href={signInHere} hidden>
        {texts.signIn}
      </a>
    </p>
  )
}

/** A ZIP code that was given before is not asked for again. */
const withZip = (values: ContactValues, zipCode: string | undefined): ContactValues => {
  const given = { ...values, zipCode: zipCode ?? values.zipCode }
  return { ...given, ...deriveState(given, values) }
}

/** What every step's form takes. */
export interface StepFormProps {
  details: CheckoutDetails
  onDone: (details: CheckoutDetails) => void
  /** What follows the form is still being saved. */
  busy?: boolean
}

export const ContactForm = ({ details, onDone, busy = false }: StepFormProps) => {
  const texts = useTexts(checkoutTexts)
  const shop = useShop()
  const { environment } = shop
  const isAddressee = isAccessoriesAlone(details)
  const whoSpecs = isAddressee ? addresseeSpecs : personSpecs
  const form = useForm<ContactValues>({
    initial: withZip(contactValues(details.contact), details.contact ? undefined : keptZip(shop)),
    validate: (values) => ({
      // A parcel gets to a box, service does not.
      ...(!isAddressee && boxErrors(values, 'validation.serviceBox')),
      ...validateContact([...whoSpecs, ...homeSpecs], values, environment.now()),
    }),
    derive: deriveState,
    draft: useDraftName('contact', details),
  })
  const { audience } = useIdentity()
  const update = useCheckoutChange(updateContact)
  const delivery = useFollowingAddress(details)
  const choose = useChange(guestChoice, { meta: { silent: true }, refetch: false })
  const keepChoice = ({ emailId }: ContactValues) =>
    audience === 'prospect' &&
    choose.mutate({ cartInfo: cartInfoOf(details), choice: 'GUEST', emailId: readText(emailId) })
  const send = (values: ContactValues) =>
    update.mutate(
      { cartInfo: cartInfoOf(details), contact: readContact(values, isAddressee) },
      {
        onSuccess: (answer) => {
          form.clearDraft()
          keepChoice(values)
          delivery.follow(answer, onDone)
        },
      },
    )
  return (
    <CheckoutForm
      formRef={form.ref}
      onSubmit={form.onSubmit(send)}
      busy={update.isPending || delivery.isPending || busy}
      error={update.error}
    >
      {audience === 'prospect' && <SignInChoice details={details} />}
      <FormFields form={form} specs={whoSpecs} />
      <Stack gap={20}>
        {isAddressee ? (
          <SectionHeading>{texts.yourAddress}</SectionHeading>
        ) : (
          <SectionHeading aside={texts.serviceAddressHint}>{texts.serviceAddress}</SectionHeading>
        )}
        <FormFields form={form} specs={homeSpecs} />
      </Stack>
    </CheckoutForm>
  )
}
