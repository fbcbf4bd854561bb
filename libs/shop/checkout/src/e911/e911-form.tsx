import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { buildDestinationPath, destination } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import {
  addressSpecs,
  addressValues,
  FormFields,
  readAddress,
  useForm,
  validateFields,
  type AddressFieldName,
} from '@soe/shop-steps'
import { Button, CheckboxField, Stack } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { addressLine } from '../flow/address-line'
import { CallFailure } from '../flow/call-failure'
import { AddressChoice } from './address-choice'
import { e911Texts } from './e911-texts'
import styles from './e911.module.css'
import { isPostOfficeBox } from './is-post-office-box'
import { useE911Address, type E911Address } from './use-e911-address'

type Values = Record<AddressFieldName, string>

const specs = addressSpecs('')

const validate = (values: Values) => ({
  ...validateFields(specs, values),
  ...(isPostOfficeBox(values.addressLine1) && { addressLine1: 'validation.postOfficeBox' as const }),
})

/** A service address is offered where it is known, and is no box. */
const serviceAddressOf = ({ contact }: CheckoutDetails, line: CartLine): E911Address | undefined =>
  line.serviceInfo.serviceAddress ?? contact?.serviceAddress

/** Asks where emergency services go for a line. */
export const E911Form = ({ details, line }: { details: CheckoutDetails; line: CartLine }) => {
  const texts = useTexts(e911Texts)
  const { saving } = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const { locked } = useLock()
  const serviceAddress = serviceAddressOf(details, line)
  const [isSame, setSame] = useState(false)
  const [choice, setChoice] = useState('alternate')
  const form = useForm<Values>({ initial: addressValues(line.serviceInfo.e911Address), validate })
  const { check, save, checked, forget, isPending, error } = useE911Address(details, line)
  const send = (typed: E911Address) =>
    checked ? save(choice === 'typed' ? checked.typed : checked.alternate) : check(typed)
  const submit = form.onSubmit((values) => send({ ...readAddress(values) }))
  return (
    <form
      ref={form.ref}
      noValidate
      onInput={({ target }) => target instanceof HTMLInputElement && target.type === 'text' && forget()}
      onSubmit={(event) => {
        if (!isSame || !serviceAddress) return submit(event)
        event.preventDefault()
        return send(serviceAddress)
      }}
    >
      <fieldset disabled={locked || isPending}>
        <Stack gap={28}>
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
          {checked && <AddressChoice checked={checked} value={choice} onChange={setChoice} />}
          {error && !isPending && <CallFailure error={error} />}
          <Stack gap={10} className={styles.actions}>
            <Button type="submit" wide busy={isPending} busyLabel={saving}>
              {texts.save}
            </Button>
            <Link href={buildDestinationPath(destination('expresscart'), audience)} asChild>
              <Button href="" variant="outline" wide>
                {texts.backToCart}
              </Button>
            </Link>
          </Stack>
          <p className={styles.note}>{texts.noBoxes}</p>
        </Stack>
      </fieldset>
    </form>
  )
}
