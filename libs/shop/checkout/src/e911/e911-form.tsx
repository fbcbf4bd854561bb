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
import { Button, CheckboxField, Stack } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { addressLine } from '../flow/address-line'
import { CheckoutForm } from '../flow/checkout-form'
import { AddressChoice } from './address-choice'
import { e911Texts } from './e911-texts'
import styles from './e911.module.css'
import { useE911Address, type E911Address } from './use-e911-address'

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
