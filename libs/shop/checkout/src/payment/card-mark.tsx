import { cardBrand } from '@soe/rules'
import { digitsOf } from './card-fields'
import styles from './card-mark.module.css'

/** The brand of the card as soon as its first digits say so. */
export const CardMark = ({ number }: { number: string }) => {
  const brand = cardBrand(digitsOf(number))
  return brand !== 'Card' && <span className={styles.mark}>{brand}</span>
}
