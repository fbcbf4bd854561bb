import { defaultQuantity, maximumQuantity, minimumQuantity } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { QuantityStepper } from '@soe/ui'
import { useState } from 'react'
import { CartButtons, type PurchaseProps } from './cart-buttons'
import { productTexts } from '../product-texts'
import styles from './purchase.module.css'
import { useBuyAccessory } from '../buy/use-buy-accessory'

export const AccessoryPurchase = (props: PurchaseProps) => {
  const texts = useTexts(productTexts)
  const { product, selection } = props
  const { buyAccessory, isAdding } = useBuyAccessory(product)
  const [quantity, setQuantity] = useState(defaultQuantity)
  return (
    <>
      <div className={styles.quantity}>
        <span aria-hidden="true">{texts.quantity}</span>
        <QuantityStepper
          label={texts.quantityOf(product.productDisplayName)}
          value={quantity}
          min={minimumQuantity}
          max={maximumQuantity}
          onChange={setQuantity}
          decrementLabel={texts.fewer}
          incrementLabel={texts.more}
        />
      </div>
      <CartButtons {...props} isAdding={isAdding} onAdd={() => buyAccessory(selection.sku, quantity)} />
    </>
  )
}
