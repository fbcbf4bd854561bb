import { isPrepay } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'
import { CompareToggle } from '../compare/compare-toggle'
import { slugOf } from '../product-path'
import { Arrival } from './arrival/arrival'
import type { PurchaseProps } from './cart-buttons'
import { LineEstimate } from './estimate/line-estimate'

/** When it arrives, what it costs with a plan, and what a trade-in takes off. */
export const PurchaseHelp = ({ product, selection }: Pick<PurchaseProps, 'product' | 'selection'>) => {
  const { audience } = useIdentity()
  return (
    <>
      <Arrival sku={selection.sku} />
      {product.itemType === 'DEVICE' && !isPrepay(audience) && (
        <LineEstimate product={product} sku={selection.sku} term={selection.term} />
      )}
      {product.itemType === 'DEVICE' && <CompareToggle slug={slugOf(product)} name={product.productDisplayName} />}
    </>
  )
}
