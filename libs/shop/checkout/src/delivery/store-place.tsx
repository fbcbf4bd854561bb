import type { Store } from '@soe/contracts'
import { formatClock, useTexts } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'
import { addressLine } from '../flow/address-line'

export const StorePlace = ({ store }: { store: Store }) => {
  const texts = useTexts(checkoutTexts)
  const { opens, closes } = store.hours
  return (
    <>
      <span>{addressLine(store)}</span>
      <br />
      <span>{texts.storeHours(formatClock(opens), formatClock(closes))}</span>
    </>
  )
}
