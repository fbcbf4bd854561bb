import type { CartView } from '@soe/contracts'
import { bundleTiers } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { BravoFlag, SectionHeading } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import { money } from '../money'
import { AccessoryRow, type AccessoryRowProps } from './accessory-row'
import styles from './accessories.module.css'

const rowsOf = ({ lineDetails: { allLines, lineInfo } }: CartView): AccessoryRowProps[] =>
  allLines.flatMap((lineId) => (lineInfo[lineId]?.accessories ?? []).map((accessory) => ({ lineId, accessory })))

const Bundle = ({ bundle }: { bundle: CartView['orderDetails']['bundle'] }) => {
  const texts = useTexts(cartTexts)
  const { discountPercent, discountAmount } = bundle
  const units = bundleTiers.find(({ rate }) => rate === discountPercent)?.units
  if (units === undefined || discountAmount === 0) return null
  return (
    <div className={styles.bundle}>
      <BravoFlag pole width={20} />
      <div>
        <p className={styles.name}>{texts.bundle(discountPercent)}</p>
        <p className={styles.muted}>{texts.bundleRule(units)}</p>
      </div>
      <p className={styles.saving}>{money(-discountAmount)}</p>
    </div>
  )
}

/** All accessories of the order, whichever line they belong to, and their bundle discount. */
export const AccessorySection = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(cartTexts)
  const rows = rowsOf(cart)
  if (rows.length === 0) return null
  const units = rows.reduce((total, { accessory }) => total + accessory.qty, 0)
  return (
    <section aria-labelledby="cart-accessories">
      <SectionHeading id="cart-accessories" aside={texts.items(units)}>
        {texts.accessories}
      </SectionHeading>
      <ul>
        {rows.map((row) => (
          <AccessoryRow key={`${row.lineId}/${row.accessory.itemCode}`} {...row} />
        ))}
      </ul>
      <Bundle bundle={cart.orderDetails.bundle} />
    </section>
  )
}
