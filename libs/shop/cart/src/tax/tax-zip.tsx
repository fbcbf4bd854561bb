import type { CartView } from '@soe/contracts'
import { calculateMultiLineTax } from '@soe/contracts/routes'
import { isPrepay, isZipCode, readZipCode } from '@soe/rules'
import { keepZip } from '@soe/shop-basket'
import { isHandledByShop } from '@soe/shop-journey'
import { useChange, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { Disclosure } from '@soe/ui'
import { useState } from 'react'
import { SubmitField } from '../submit-field'
import { hasAddress } from './has-address'
import styles from './tax-zip.module.css'
import { taxTexts } from './tax-texts'

const useTax = (cartId: string) => {
  const shop = useShop()
  const { data, mutate, error, isPending, variables } = useChange(calculateMultiLineTax, {
    meta: { showsError: true },
    onDone: ({ zipCode }) => keepZip(shop, zipCode),
  })
  return {
    calculate: (zipCode: string) => mutate({ cartId, zipCode }),
    calculated: data,
    isPending,
    refusalOf: (zipCode: string) =>
      error && variables.zipCode === zipCode && !isHandledByShop(error) ? error.message : undefined,
  }
}

const TaxForm = ({ cartId }: { cartId: string }) => {
  const texts = useTexts(taxTexts)
  const [zipCode, setZipCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { calculate, calculated, isPending, refusalOf } = useTax(cartId)
  const isValid = isZipCode(zipCode)
  const type = (typed: string) => {
    setZipCode(typed)
    setIsTried(false)
  }
  const submit = () => {
    setIsTried(true)
    if (isValid) calculate(readZipCode(zipCode))
  }
  return (
    <SubmitField
      label={texts.zipCode}
      error={isTried && !isValid ? texts.wrong : refusalOf(readZipCode(zipCode))}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={20}
      value={zipCode}
      action={texts.update}
      busyLabel={texts.updating}
      isBusy={isPending}
      onType={type}
      onSubmit={submit}
    >
      <output className={styles.result}>
        {calculated && texts.updated(calculated.zipCode, calculated.ratePercent)}
      </output>
    </SubmitField>
  )
}

export const TaxZip = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(taxTexts)
  const { audience } = useIdentity()
  if (isPrepay(audience) || hasAddress(cart)) return null
  return (
    <Disclosure title={texts.estimate} data-tax-zip>
      <TaxForm cartId={cart.cartId} />
    </Disclosure>
  )
}
