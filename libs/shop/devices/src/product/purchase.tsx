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
  /** What else the form sends. */
  fields?: Readonly<Record<string, string | undefined>>
  /** Asked before adding: without scripts each answer is a button of its own. */
  intents?: readonly { value: LineIntent; label: string }[]
}

const Fields = ({ fields }: { fields: Readonly<Record<string, string | undefined>> }) =>
  Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )

/** The price and the accent button; on a narrow screen they stick once scrolled out of view. */
const CartButtons = ({ product, selection, heart, isAdding, onAdd, fields, intents = [] }: CartButtonsProps) => {
  const { sku, term } = selection
  const texts = useTexts(productTexts)
  const row = useRef<HTMLFormElement>(null)
  const isAway = useOutOfView(row)
  const price = shownPrice(sku, term)
  const add = { busy: isAdding, disabled: !canAddToCart(sku, product), children: texts.addToCart }
  const asks = intents.length > 0
  return (
    <>
      <DevicePrice price={price} size="large" />
      <form
        ref={row}
        method="post"
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          onAdd()
        }}
      >
        <Fields fields={{ sku: sku.skuId, term: String(term), ...fields }} />
        <Button
          {...add}
          type={asks ? 'button' : 'submit'}
          {...(asks && { onClick: onAdd, className: styles.asking })}
          wide
          busyLabel={texts.adding}
        />
        {asks && (
          <noscript>
            {intents.map(({ value, label }) => (
              <Button key={value} type="submit" name="intent" value={value} disabled={add.disabled} wide>
                {label}
              </Button>
            ))}
          </noscript>
        )}
        {heart}
      </form>
      <StickyBar shown={isAway} label={texts.buy}>
        <DevicePrice price={price} />
        <Button {...add} onClick={onAdd} size="small" />
      </StickyBar>
    </>
  )
}

const DevicePurchase = (props: PurchaseProps) => {
  const { product, selection } = props
  const texts = useTexts(productTexts)
  const { audience } = useIdentity()
  const { buyDevice, isAdding } = useBuyDevice(selection.sku)
  /** Undefined until first asked, when the question's code is fetched. */
  const [isAsking, setAsking] = useState<boolean>()
  const [address] = useSearchParams()
  const lineId = address.get('line') ?? undefined
  const add = (intent: LineIntent) => {
    setAsking(false)
    buyDevice({ product, term: selection.term, intent, lineId })
  }
  const asks = lineId === undefined && asksForIntent(audience)
  const intents = [
    { value: 'EUP', label: texts.upgrade },
    { value: 'AAL', label: texts.newLine },
  ] as const
  const start = () => (asks ? setAsking(true) : add(defaultIntent(audience)))
  return (
    <>
      <CartButtons {...props} isAdding={isAdding} onAdd={start} fields={{ line: lineId }} {...(asks && { intents })} />
      {isAsking !== undefined && (
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
