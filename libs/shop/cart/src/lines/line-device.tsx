import type { CartDevice, CartLine } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { expectedDay, financedOf, useInterestWords, useTraits } from '@soe/shop-basket'
import { carrierToday, formatDate, shortDay, useShop, useTexts } from '@soe/shop-platform'
import { StockMark } from '@soe/shop-steps'
import { Heading, Picture } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import styles from './line.module.css'

const isOwn = ({ cartItemType }: CartDevice): boolean => cartItemType === 'BYOD'

const usePriceTexts = (device: CartDevice) => {
  const { term, apr, monthlyPrice, retailPrice } = device
  const texts = useTexts(cartTexts)
  if (term === 0) return { price: formatPrice(retailPrice), terms: isOwn(device) ? texts.ownDevice : texts.fullRetail }
  const terms = apr === 0 ? texts.monthsWithoutInterest(term) : texts.months(term)
  return { price: texts.monthly(formatPrice(monthlyPrice)), terms }
}

const useAvailabilityText = ({ availability, availableOn }: CartDevice): string | undefined => {
  const shop = useShop()
  const texts = useTexts(cartTexts)
  const label = { 'pre-order': texts.preOrder, 'back-order': texts.backOrder }[availability as string]
  if (label === undefined) return undefined
  const day = expectedDay(availableOn, carrierToday(shop))
  return day === undefined ? label : `${label}. ${texts.comes(formatDate(day, shop.language, shortDay))}`
}

export const LineDevice = ({ line, device }: { line: CartLine; device: CartDevice }) => {
  const interest = useInterestWords()(financedOf(line, device))
  const { price, terms } = usePriceTexts(device)
  const availability = useAvailabilityText(device)
  const traitsOf = useTraits()
  return (
    <>
      <Picture className={styles.picture} src={device.imageUrl} alt="" width={240} height={240} />
      <div className={styles.head}>
        <Heading level={3}>{device.description}</Heading>
        <p className={styles.muted}>{traitsOf(device)}</p>
        <StockMark item={device} />
        {availability !== undefined && <p className={styles.muted}>{availability}</p>}
        {interest !== undefined && <p className={styles.muted}>{interest}</p>}
      </div>
      <div className={styles.price}>
        <p className={styles.amount}>{price}</p>
        <p className={styles.terms}>{terms}</p>
      </div>
    </>
  )
}
