import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { usePathOf, useTexts } from '@soe/shop-platform'
import {
  addressSpecs,
  addressValues,
  boxErrors,
  deriveState,
  FormFields,
  readAddress,
  useForm,
  validateFields,
  type AddressFieldName,
} from '@soe/shop-steps'
import { Button, CheckboxField, Stack, Heading, RadioList } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { addressLine } from '../flow/address-line'
import { CheckoutForm } from '../flow/checkout-form'
import { e911Texts } from './e911-texts'
import styles from './e911.module.css'
import { useE911Address, type E911Address, type CheckedAddress } from './use-e911-address'
import { markDifference } from './mark-difference'

type Values = Record<AddressFieldName, string>

const specs = addressSpecs('')

const validate = (values: Values) => ({
  ...validateFields(specs, values),
  ...boxErrors(values, 'validation.postOfficeBox'),
})

/** A service address is offered where it is known, and is no box. */
const serviceAddressOf = ({ contact }: CheckoutDetails, line: CartLine): E911Address | undefined =>
  line.serviceInfo.serviceAddress ?? contact?.serviceAddress

const isSameAddress = (left: E911Address, right: E911Address) => addressLine(left) === addressLine(right)

const streetOf = ({ addressLine1, addressLine2 }: E911Address) =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')
const placeOf = ({ city, state, zipCode }: E911Address) => `${city}, ${state} ${zipCode}`

const Marked = ({ text, other }: { text: string; other: string }) =>
  markDifference(text, other).map(({ word, isDifferent }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {isDifferent ? <mark className={styles.different}>{word}</mark> : word}
    </span>
  ))

interface AddressChoiceProps {
  checked: CheckedAddress
  value: string
  onChange: (choice: string) => void
}

const AddressChoice = ({ checked, value, onChange }: AddressChoiceProps) => {
  const texts = useTexts(e911Texts)
  const { typed, alternate, isTypedFindable } = checked
  const typedPlace = texts.asTyped(placeOf(typed))
  return (
    <Stack gap={14} className={styles.choice}>
      <Heading size={22}>{texts.differs}</Heading>
      <output className={styles.muted}>{isTypedFindable ? texts.findsBoth : texts.findsSecond}</output>
      <RadioList
        legend={texts.differs}
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'typed',
            label: streetOf(typed),
            sublabel: isTypedFindable ? `${typedPlace}. ${texts.takesLonger}` : typedPlace,
            disabled: !isTypedFindable,
          },
          {
            value: 'alternate',
            label: streetOf(alternate),
            drawn: <Marked text={streetOf(alternate)} other={streetOf(typed)} />,
            sublabel: <Marked text={placeOf(alternate)} other={placeOf(typed)} />,
          },
        ]}
      />
    </Stack>
  )
}

export const E911Form = ({ details, line }: { details: CheckoutDetails; line: CartLine }) => {
  const texts = useTexts(e911Texts)
  const pathOf = usePathOf()
  const serviceAddress = serviceAddressOf(details, line)
  const [isSame, setSame] = useState(false)
  const [choice, setChoice] = useState('alternate')
  const given = isSame ? serviceAddress : undefined
  const form = useForm<Values>({
    initial: addressValues(line.serviceInfo.e911Address),
    validate: (values) => (given ? {} : validate(values)),
    derive: deriveState,
  })
  const { check, save, checked, isPending, error } = useE911Address(details, line)
  const offered =
    checked && isSameAddress(checked.typed, given ?? { ...readAddress(form.values) }) ? checked : undefined
  const send = (values: Values) => {
    if (offered) return save(choice === 'typed' ? offered.typed : offered.alternate)
    return check(given ?? { ...readAddress(values) })
  }
  return (
    <Stack gap={20}>
      <CheckoutForm formRef={form.ref} onSubmit={form.onSubmit(send)} busy={isPending} error={error} label={texts.save}>
        {serviceAddress && (
          <div className={styles.same}>
            <CheckboxField
              label={texts.sameAsService}
              hint={addressLine(serviceAddress)}
              checked={isSame}
              onChange={({ target }) => setSame(target.checked)}
            />
          </div>
        )}
        {!isSame && <FormFields form={form} specs={specs} />}
        {offered && <AddressChoice checked={offered} value={choice} onChange={setChoice} />}
      </CheckoutForm>
      <Link href={pathOf('expresscart')} asChild>
        <Button href="" variant="outline" wide>
          {texts.backToCart}
        </Button>
      </Link>
      <p className={styles.note}>{texts.noBoxes}</p>
    </Stack>
  )
}
