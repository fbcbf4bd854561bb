import type { CartAccessory, CartDevice } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { WarningIcon } from '@soe/ui'
import styles from './stock-mark.module.css'
import { stockTexts } from './stock-texts'

export const StockMark = ({ item: { unitsLeft } }: { item: CartDevice | CartAccessory }) => {
  const texts = useTexts(stockTexts)
  if (unitsLeft === undefined) return null
  return (
    <p className={styles.mark}>
      <WarningIcon size={18} />
      <span>{unitsLeft === 0 ? texts.soldOut : texts.onlyLeft(unitsLeft)}</span>
    </p>
  )
}
