import { isPrepay, shownPrice } from '@soe/rules'
import { useInterestWords } from '@soe/shop-basket'
import { useIdentity } from '@soe/shop-platform'
import { CompareToggle } from '../compare/compare-toggle'
import { slugOf } from '../product-path'
import { Arrival } from './arrival/arrival'
import type { PurchaseProps } from './cart-buttons'
import { LineEstimate } from './estimate/line-estimate'

/** What the chosen instalments cost in all, where they bear interest. */
const Interest = ({ selection: { sku, term } }: Pick<PurchaseProps, 'selection'>) => {
  const { aprBasisPoints = 0, retailCents } = shownPrice(sku, term)
  const words = useInterestWords()({ apr: aprBasisPoints / 100, term, financed: retailCents / 100 })
  return words === undefined ? null : <p>{words}</p>
}

/** When it arrives, what it costs with a plan, and what a trade-in takes off. */
export const PurchaseHelp = ({ product, selection }: Pick<PurchaseProps, 'product' | 'selection'>) => {
  const { audience } = useIdentity()
  return (
    <>
      <Interest selection={selection} />
      <Arrival sku={selection.sku} />
      {product.itemType === 'DEVICE' && !isPrepay(audience) && (
        <LineEstimate product={product} sku={selection.sku} term={selection.term} />
      )}
      {product.itemType === 'DEVICE' && <CompareToggle slug={slugOf(product)} name={product.productDisplayName} />}
    </>
  )
}
