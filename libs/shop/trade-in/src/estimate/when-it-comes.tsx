import type { TradeInPromotion } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { tradeInTexts } from '../flow/trade-in-texts'
import styles from './when-it-comes.module.css'

interface WhenItComesProps {
  value: number
  promotion: TradeInPromotion | undefined
}

/** When each part of the sum is credited. */
export const WhenItComes = ({ value, promotion }: WhenItComesProps) => {
  const texts = useTexts(tradeInTexts)
  if (value === 0) return null
  return (
    <p className={styles.small}>
      {texts.comesOff(formatPrice(value))}{' '}
      {promotion &&
        texts.comesMonthly(formatPrice(promotion.amount), formatPrice(promotion.monthlyAmount), promotion.months)}
    </p>
  )
}
