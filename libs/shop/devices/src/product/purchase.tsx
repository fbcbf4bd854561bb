import type { LineIntent } from '@soe/rules'
import { asksForIntent, canAddToCart, defaultIntent } from '@soe/shop-basket'
import { lazyPart, optionalPart, useIdentity, useTexts } from '@soe/shop-platform'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { CartButtons, type PurchaseProps } from './cart-buttons'
import { productTexts } from '../product-texts'
import { PurchaseHelp } from './lazy-help'
import styles from './purchase.module.css'
import { StockLine } from './stock-line'
import { useBuyDevice } from '../buy/use-buy-device'

/** Only customers with lines of their own are asked. */
const LineIntentDialog = lazyPart(() => import('./line-intent-dialog').then((module) => module.LineIntentDialog))

/** Only customers have a line to upgrade. */
export const UpgradeWay = optionalPart(() => import('./upgrade-way').then((module) => module.UpgradeWay), 'idle')

/** Pages of devices do without. */
export const AccessoryPurchase = lazyPart(() =>
  import('./accessory-purchase').then((module) => module.AccessoryPurchase),
)

const DevicePurchase = (props: PurchaseProps) => {
  const { product, selection } = props
  const texts = useTexts(productTexts)
  const { audience } = useIdentity()
  const { buyDevice, isAdding } = useBuyDevice(selection.sku)
  /** Undefined until first asked, when the question's code is fetched. */
  const [isAsking, setAsking] = useState<boolean>()
  const [address] = useSearchParams()
  const lineId = address.get('line') ?? undefined
  const add = (intent: LineIntent) => buyDevice({ product, term: selection.term, intent, lineId })
  const answer = (intent: LineIntent) => {
    setAsking(false)
    add(intent)
  }
  const asks = lineId === undefined && asksForIntent(audience)
  const intents = [
    { value: 'EUP', label: texts.upgrade },
    { value: 'AAL', label: texts.newLine },
  ] as const
  const start = () => (asks ? setAsking(true) : add(defaultIntent(audience)))
  return (
    <>
      <CartButtons {...props} isAdding={isAdding} onAdd={start} fields={{ line: lineId }} {...(asks && { intents })}>
        {asks && canAddToCart(selection.sku, product) && (
          <UpgradeWay selection={selection} isAdding={isAdding} onUpgrade={() => add('EUP')} />
        )}
      </CartButtons>
      {isAsking !== undefined && (
        <LineIntentDialog open={isAsking} onClose={() => setAsking(false)} onChoose={answer} />
      )}
    </>
  )
}

/**
 * What settles the purchase, the sum with the cart button, and the stock; children say what can be done about that. What
 * is sold out says so first.
 */
export const Purchase = ({ children, ...props }: PurchaseProps & { children: ReactNode }) => {
  const { product, selection } = props
  const isDevice = product.itemType === 'DEVICE'
  const settlesFirst = isDevice && canAddToCart(selection.sku, product)
  const help = (
    <div className={styles.help}>
      <PurchaseHelp {...props} />
    </div>
  )
  return (
    <>
      {settlesFirst && help}
      {isDevice ? <DevicePurchase {...props} /> : <AccessoryPurchase {...props} />}
      <div className={styles.stock}>
        <StockLine sku={selection.sku} />
        {children}
      </div>
      {!settlesFirst && help}
    </>
  )
}
