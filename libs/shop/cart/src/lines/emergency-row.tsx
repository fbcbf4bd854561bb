import type { CartLine, CartView } from '@soe/contracts'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink, e911LinesOf, lineNotesOf, ValidationNote } from '@soe/shop-steps'
import { cartTexts } from '../cart-texts'
import { LineRow } from './line-row'

/** Where responders go, or that the line still needs to say so. */
export const EmergencyRow = ({ cart, line }: { cart: CartView; line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const path = usePathOf()('e911', { line: line.lineId })
  const { e911Address } = line.serviceInfo
  if (e911Address) {
    const { addressLine1, addressLine2, city, state, zipCode } = e911Address
    const detail = [addressLine1, addressLine2, city, `${state} ${zipCode}`].filter(Boolean).join(', ')
    const change = (
      <CartLink href={path} label={texts.changeOf(texts.emergencyAddress)}>
        {texts.change}
      </CartLink>
    )
    return <LineRow name={texts.emergencyAddress} detail={detail} change={change} />
  }
  const error = lineNotesOf(cart, line).find(({ errorCode }) => errorCode === '1098')
  const isNeeded = e911LinesOf(cart, audience).some(({ lineId }) => lineId === line.lineId)
  if (!error && !isNeeded) return null
  const add = (
    <CartLink href={path} label={texts.addOf(texts.emergencyAddress)}>
      {texts.add}
    </CartLink>
  )
  return (
    <LineRow
      name={texts.emergencyAddress}
      detail={texts.emergencyAddressDetail}
      change={!error && add}
      note={error && <ValidationNote error={error} line={line} />}
    />
  )
}
