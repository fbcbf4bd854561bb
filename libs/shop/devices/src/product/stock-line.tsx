import type { Sku } from '@soe/contracts'
import { stockState, type StockView } from '@soe/shop-basket'
import { formatDate, type Language, useShop, useTexts } from '@soe/shop-platform'
import { WarningIcon } from '@soe/ui'
import { productTexts, type ProductTexts } from './product-texts'
import styles from './stock-line.module.css'

const dayFormat = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const

const stockText = ({ state, availableOn }: StockView, language: Language, texts: ProductTexts): string => {
  const day = availableOn && formatDate(availableOn, language, dayFormat)
  if (state === 'pre-order') return day ? texts.preOrder(day) : texts.preOrderSoon
  if (state === 'back-order') return day ? texts.backOrder(day) : texts.backOrderSoon
  return state === 'in-stock' ? texts.inStock : texts.soldOut
}

/** Whether it can be had. */
export const StockLine = ({ sku }: { sku: Sku }) => {
  const { language } = useShop()
  const texts = useTexts(productTexts)
  const stock = stockState(sku)
  return (
    <p className={styles.stock}>
      {stock.state === 'out-of-stock' ? <WarningIcon size={20} /> : <span className={styles.dot} />}
      <output>{stockText(stock, language, texts)}</output>
    </p>
  )
}
