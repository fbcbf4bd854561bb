import { cardBrand, readDigits } from '@soe/rules'
import styles from './card-mark.module.css'

/** The brand of the card as soon as its first digits say so. */
export const CardMark = ({ number }: { number: string }) => {
  const brand = cardBrand(readDigits(number))
  return brand !== 'Card' && <span className={styles.mark}>{brand}</span>
}
