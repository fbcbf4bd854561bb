import type { Product } from '@soe/contracts'
import { defaultQuantity, maximumQuantity, minimumQuantity, shownPrice } from '@soe/rules'
import { asksForIntent, canAddToCart, defaultIntent, type LineIntent } from '@soe/shop-basket'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Button, QuantityStepper, StickyBar, useOutOfView } from '@soe/ui'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { DevicePrice } from '../device-price'
import { productTexts } from './product-texts'
import styles from './purchase.module.css'
import { StockLines } from './stock-lines'
import { useBuyAccessory } from './use-buy-accessory'
import { useBuyDevice } from './use-buy-device'
import type { Selection } from './use-selection'

/** Only customers with lines of their own are asked. */
const LineIntentDialog = lazy(async () => ({ default: (await import('./line-intent-dialog')).LineIntentDialog }))

interface PurchaseProps {
  product: Product
  selection: Selection
  heart?: ReactNode
}

interface CartButtonsProps extends PurchaseProps {
  isAdding: boolean
  onAdd: () => void
}

/** The price and the accent button; on a narrow screen they stick once scrolled out of view. */
const CartButtons = ({ product, selection: { sku, term }, heart, isAdding, onAdd }: CartButtonsProps) => {
  const texts = useTexts(productTexts)
  const row = useRef<HTMLDivElement>(null)
  const isAway = useOutOfView(row)
  const canAdd = canAddToCart(sku, product)
  const price = shownPrice(sku, term)
  const add = { busy: isAdding, disabled: !canAdd, onClick: onAdd, children: texts.addToCart }
  return (
    <>
      <DevicePrice price={price} size="large" />
      <div ref={row} className={styles.row}>
        <Button {...add} wide busyLabel={texts.adding} />
        {heart}
      </div>
      <StickyBar shown={isAway} label={texts.buy}>
        <DevicePrice price={price} />
        <Button {...add} size="small" />
      </StickyBar>
    </>
  )
}

const DevicePurchase = (props: PurchaseProps) => {
  const { product, selection } = props
  const { audience } = useIdentity()
  const { buyDevice, isAdding } = useBuyDevice(selection.sku)
  const [isAsking, setAsking] = useState(false)
  const [address] = useSearchParams()
  const lineId = address.get('line') ?? undefined
  const add = (intent: LineIntent) => {
    setAsking(false)
    buyDevice({ product, term: selection.term, intent, lineId })
  }
  const asks = lineId === undefined && asksForIntent(audience)
  const start = () => (asks ? setAsking(true) : add(defaultIntent(audience)))
  return (
    <>
      <CartButtons {...props} isAdding={isAdding} onAdd={start} />
      {asks && (
        <Suspense>
          <LineIntentDialog open={isAsking} onClose={() => setAsking(false)} onChoose={add} />
        </Suspense>
      )}
    </>
  )
}

const AccessoryPurchase = (props: PurchaseProps) => {
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

/** Price, cart button and stock of what is chosen. */
export const Purchase = (props: PurchaseProps) => (
  <div className={styles.purchase}>
    {props.product.itemType === 'DEVICE' ? <DevicePurchase {...props} /> : <AccessoryPurchase {...props} />}
    <StockLines sku={props.selection.sku} />
  </div>
)
