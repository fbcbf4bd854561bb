import type { TradeInPromotion } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { tradeInTexts } from '../flow/trade-in-texts'
import styles from './when-it-comes.module.css'

export const WhenItComes = ({ value, promotion }: { value: number; promotion: TradeInPromotion | undefined }) => {
  const texts = useTexts(tradeInTexts)
  if (value === 0) return null
  const words = ({ amount, monthlyAmount, months }: TradeInPromotion) =>
    months === 1
      ? texts.comesWithIt(formatPrice(amount))
      : texts.comesMonthly(formatPrice(amount), formatPrice(monthlyAmount), months)
  return (
    <p className={styles.small}>
      {[texts.comesOff(formatPrice(value)), promotion && words(promotion)].filter(Boolean).join(' ')}
    </p>
  )
}
