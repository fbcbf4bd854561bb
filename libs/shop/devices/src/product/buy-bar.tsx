import type { Product } from '@soe/contracts'
import { formatCents, formatPrice, shownPrice } from '@soe/rules'
import { canAddToCart } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, Spoken, StickyBar, useOutOfView } from '@soe/ui'
import { useId, type RefObject } from 'react'
import { deviceTexts } from '../device-texts'
import { isMonthly } from '../product-price'
import styles from './buy-bar.module.css'
import { estimateTexts } from './estimate/estimate-texts'
import { useLineSum } from './estimate/use-line-sum'
import type { ProductTexts } from '../product-texts'
import type { Selection } from './selection/use-selection'

interface BuyBarProps {
  /** The page has them already. */
  texts: ProductTexts
  product: Product
  selection: Selection
  /** The element that it replaces once that has left the screen. */
  row: RefObject<Element | null>
  /** What the button does: in full, and where there is no room for that. */
  labels: readonly [string, string]
  isAdding: boolean
  onAdd: () => void
}

const BarPrice = ({ selection }: { selection: Selection }) => {
  const words = useTexts(deviceTexts)
  const texts = useTexts(estimateTexts)
  const price = shownPrice(selection.sku, selection.term)
  const whole = useLineSum(selection).plan?.totals
  return (
    <p className={styles.price}>
      <span>{whole ? formatPrice(whole.dueMonthly) : formatCents(price.cents)}</span>
      {(whole ?? isMonthly(price)) && (
        <span className={styles.unit}>
          <Spoken>{words.month}</Spoken>
        </span>
      )}
      {whole && <span className={styles.today}>{texts.today(formatPrice(whole.dueToday))}</span>}
    </p>
  )
}

/** What is chosen, its price or why it can't be had, and the accent button, on one line that never wraps. */
export const BuyBar = ({ texts, product, selection, row, labels, isAdding, onAdd }: BuyBarProps) => {
  const { sku } = selection
  const words = useTexts(deviceTexts)
  const reasonId = useId()
  const isAway = useOutOfView(row)
  const canAdd = canAddToCart(sku, product)
  const chosen = [sku.color.displayName, sku.capacity ?? sku.skuFilters.size, sku.skuFilters.band].filter(Boolean)
  return (
    <StickyBar shown={isAway} label={texts.buy} wide>
      <p className={styles.chosen}>
        <span className={styles.name}>{product.productDisplayName}</span> <span>{chosen.join(', ')}</span>
      </p>
      {canAdd ? (
        <BarPrice selection={selection} />
      ) : (
        <p id={reasonId} className={styles.reason}>
          {words['out-of-stock']}
        </p>
      )}
      <Button
        size="small"
        className={styles.add}
        busy={isAdding}
        disabled={!canAdd}
        aria-label={labels[0]}
        aria-describedby={canAdd ? undefined : reasonId}
        onClick={onAdd}
      >
        <span className={styles.short}>{labels[1]}</span>
        <span className={styles.long}>{labels[0]}</span>
      </Button>
    </StickyBar>
  )
}
