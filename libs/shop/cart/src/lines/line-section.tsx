import type { CartLine, CartView, CartDevice } from '@soe/contracts'
import { formatPhone, formatPrice } from '@soe/rules'
import { useTexts, carrierToday, formatDate, shortDay, useShop } from '@soe/shop-platform'
import { SectionHeading, Heading, Picture, Spoken } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { cartTexts } from '../cart-texts'
import { readCartAddress } from '../load/read-cart-address'
import { LineActions } from './line-actions'
import { LineServices } from './line-services'
import styles from './line.module.css'
import { expectedDay, financedOf, useInterestWords, useTraits } from '@soe/shop-basket'
import { StockMark } from '@soe/shop-steps'

const useNumberText = ({ mobileNumber, numberChoice, secondNumber }: CartLine): string | undefined => {
  const texts = useTexts(cartTexts)
  if (secondNumber?.isSecondNumber) return texts.secondNumber
  if (mobileNumber === undefined) return undefined
  const number = formatPhone(mobileNumber)
  if (numberChoice === 'existing') return texts.upgrade(number)
  return numberChoice === 'port-in' ? texts.portIn(number) : texts.newLineNumber(number)
}

/** Takes focus where the address names the line: a page about it has led back here. */
const useFocusIfNamed = (lineId: string) => {
  const section = useRef<HTMLElement>(null)
  const isNamed = readCartAddress('', useSearch()).line === lineId
  useEffect(() => {
    if (isNamed) section.current?.focus()
  }, [isNamed])
  return section
}

interface LineSectionProps {
  cart: CartView
  line: CartLine
  position: number
}

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

const LineDevice = ({ line, device }: { line: CartLine; device: CartDevice }) => {
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
        <p className={styles.amount}>
          <Spoken>{price}</Spoken>
        </p>
        <p className={styles.terms}>{terms}</p>
      </div>
    </>
  )
}

export const LineSection = ({ cart, line, position }: LineSectionProps) => {
  const texts = useTexts(cartTexts)
  const number = useNumberText(line)
  const section = useFocusIfNamed(line.lineId)
  const { deviceItem } = line
  if (!deviceItem) return null
  const heading = `cart-${line.lineId}`
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={heading} data-line={line.lineId}>
      <SectionHeading id={heading} aside={number}>
        {texts.line(position)}
      </SectionHeading>
      <div className={styles.line}>
        <LineDevice line={line} device={deviceItem} />
        <LineServices cart={cart} line={line} />
        <LineActions line={line} position={position} />
      </div>
    </section>
  )
}
