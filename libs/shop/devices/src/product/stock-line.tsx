import type { Sku } from '@soe/contracts'
import { expectedDay, stockState, type StockState } from '@soe/shop-basket'
import { carrierToday, formatDate, useShop, useTexts } from '@soe/shop-platform'
import { WarningIcon } from '@soe/ui'
import { productTexts, type ProductTexts } from '../product-texts'
import styles from './stock-line.module.css'

const dayFormat = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const

const stockText = (state: StockState, day: string | undefined, texts: ProductTexts): string => {
  if (state === 'pre-order') return day ? texts.preOrder(day) : texts.preOrderSoon
  if (state === 'back-order') return day ? texts.backOrder(day) : texts.backOrderSoon
  return state === 'in-stock' ? texts.inStock : texts.soldOut
}

/** Whether it can be had. */
export const StockLine = ({ sku }: { sku: Sku }) => {
  const shop = useShop()
  const texts = useTexts(productTexts)
  const { state, availableOn } = stockState(sku)
  const day = expectedDay(availableOn, carrierToday(shop))
  return (
    <p className={styles.stock}>
      {state === 'out-of-stock' ? <WarningIcon size={20} /> : <span className={styles.dot} />}
      <output>{stockText(state, day && formatDate(day, shop.language, dayFormat), texts)}</output>
    </p>
  )
}
