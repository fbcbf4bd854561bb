import type { Product, Sku } from '@soe/contracts'
import { defaultQuantity } from '@soe/rules'
import { canAddToCart } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, useReady } from '@soe/ui'
import { productTexts } from '../product-texts'
import { useBuyAccessory } from '../buy/use-buy-accessory'
import styles from '../compare/compare-toggle.module.css'

/** Puts an accessory into the cart from its tile. */
export const AddAccessory = ({ product, sku }: { product: Product; sku: Sku }) => {
  const texts = useTexts(productTexts)
  const ready = useReady()
  const { buyAccessory, isAdding } = useBuyAccessory(product)
  if (!canAddToCart(sku, product)) return null
  return (
    <div className={styles.compare}>
      <Button
        variant="outline"
        size="small"
        disabled={!ready}
        busy={isAdding}
        busyLabel={texts.adding}
        aria-label={`${texts.add} ${product.productDisplayName}`}
        onClick={() => buyAccessory(sku, defaultQuantity)}
      >
        {texts.add}
      </Button>
    </div>
  )
}
