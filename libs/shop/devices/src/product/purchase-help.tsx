import { isPrepay } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'
import { Arrival } from './arrival/arrival'
import type { PurchaseProps } from './cart-buttons'
import { LineEstimate } from './estimate/line-estimate'

/** When it arrives, what it costs with a plan, and what a trade-in takes off. */
export const PurchaseHelp = ({ product, selection }: Pick<PurchaseProps, 'product' | 'selection'>) => {
  const { audience } = useIdentity()
  return (
    <>
      <Arrival sku={selection.sku} />
      {product.itemType === 'DEVICE' && !isPrepay(audience) && <LineEstimate product={product} selection={selection} />}
    </>
  )
}
