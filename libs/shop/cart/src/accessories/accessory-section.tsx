import type { CartView } from '@soe/contracts'
import { bundleTiers, formatPrice, nextBundleTier } from '@soe/rules'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { BravoFlag, SectionHeading } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import { AccessoryRow, type AccessoryRowProps } from './accessory-row'
import styles from './accessories.module.css'

const rowsOf = ({ lineDetails: { allLines, lineInfo } }: CartView): Omit<AccessoryRowProps, 'isLeftOut'>[] =>
  allLines.flatMap((lineId) => (lineInfo[lineId]?.accessories ?? []).map((accessory) => ({ lineId, accessory })))

type BundleView = CartView['orderDetails']['bundle']

const useNextTierText = ({ eligibleQuantity }: BundleView): string | undefined => {
  const texts = useTexts(cartTexts)
  const next = nextBundleTier(eligibleQuantity)
  return next && next.unitsMissing <= 2 ? texts.nextTier(next.unitsMissing, next.rate) : undefined
}

const BundleLink = () => (
  <CartLink href={usePathOf()('accessorybundle')} size="small">
    {useTexts(cartTexts).bundleAll}
  </CartLink>
)

const EarnedBundle = ({ bundle, units }: { bundle: BundleView; units: number }) => {
  const texts = useTexts(cartTexts)
  const next = useNextTierText(bundle)
  return (
    <div className={styles.bundle}>
      <BravoFlag pole width={20} />
      <div>
        <p className={styles.name}>{texts.bundle(bundle.discountPercent)}</p>
        <p className={styles.muted}>{[texts.bundleRule(units), next].filter(Boolean).join('. ')}</p>
        <BundleLink />
      </div>
      <p className={styles.saving}>{formatPrice(-bundle.discountAmount)}</p>
    </div>
  )
}

const Bundle = ({ bundle }: { bundle: BundleView }) => {
  const next = useNextTierText(bundle)
  const units = bundleTiers.find(({ rate }) => rate === bundle.discountPercent)?.units
  if (units !== undefined && bundle.discountAmount > 0) return <EarnedBundle bundle={bundle} units={units} />
  return (
    <div className={styles.hint}>
      {bundle.eligibleQuantity > 0 && next !== undefined && <p>{next}</p>}
      <BundleLink />
    </div>
  )
}

export const AccessorySection = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(cartTexts)
  const rows = rowsOf(cart)
  const { bundle } = cart.orderDetails
  if (rows.length === 0) return null
  const units = rows.reduce((total, { accessory }) => total + accessory.qty, 0)
  return (
    <section aria-labelledby="cart-accessories">
      <SectionHeading id="cart-accessories" aside={texts.items(units)}>
        {texts.accessories}
      </SectionHeading>
      <ul>
        {rows.map((row) => (
          <AccessoryRow
            key={`${row.lineId}/${row.accessory.itemCode}`}
            {...row}
            isLeftOut={bundle.discountAmount > 0 && !row.accessory.promoHubOfferList}
          />
        ))}
      </ul>
      <Bundle bundle={bundle} />
    </section>
  )
}
