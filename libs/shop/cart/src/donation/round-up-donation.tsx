import type { CartView } from '@soe/contracts'
import { addDonation } from '@soe/contracts/routes'
import { defaultDonationItemCode, formatPrice, isPrepay } from '@soe/rules'
import { untilShown, useLock } from '@soe/shop-basket'
import { useChange, useIdentity, useTexts } from '@soe/shop-platform'
import { CheckboxField, TextLink } from '@soe/ui'
import { useState } from 'react'
import { donationTexts } from './donation-texts'
import { roundUpOf, type RoundUp } from './round-up-of'

const charity = { charityUniqueCode: 'CH-104', charityOrganization: 'Harbor Light Fund' } as const

const useDonation = ({ isOn }: RoundUp) => {
  const { mutate, isPending } = useChange(addDonation)
  const [wanted, setWanted] = useState<boolean>()
  const give = (donationAmount: number) => {
    setWanted(donationAmount > 0)
    mutate(
      {
        cartInfo: {},
        roundUpDonation: true,
        donationMatch: false,
        donationAmount,
        ...charity,
        itemCode: defaultDonationItemCode,
      },
      { onSettled: () => void untilShown().then(() => setWanted(undefined)) },
    )
  }
  return { give, isPending, isChecked: wanted ?? isOn }
}

const RoundUpField = ({ roundUp }: { roundUp: RoundUp }) => {
  const texts = useTexts(donationTexts)
  const { locked } = useLock()
  const { give, isPending, isChecked } = useDonation(roundUp)
  const { amount, total, instead } = roundUp
  const gift = [formatPrice(amount), charity.charityOrganization] as const
  return (
    <>
      <CheckboxField
        label={total === undefined ? texts.give(...gift) : texts.roundUp(formatPrice(total), ...gift)}
        checked={isChecked}
        disabled={locked}
        aria-busy={isPending}
        onChange={({ target }) => give(target.checked ? amount : 0)}
      />
      {instead && (
        <TextLink size="small" disabled={locked || isPending} onClick={() => give(instead.amount)}>
          {texts.instead(formatPrice(instead.total), formatPrice(instead.amount))}
        </TextLink>
      )}
    </>
  )
}

export const RoundUpDonation = ({ cart }: { cart: CartView }) => {
  const { audience } = useIdentity()
  const roundUp = isPrepay(audience) ? undefined : roundUpOf(cart)
  return roundUp ? <RoundUpField roundUp={roundUp} /> : null
}
