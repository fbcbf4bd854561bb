import type { CartLine, CartView, CartDevice } from '@soe/contracts'
import { formatPhone, formatPrice } from '@soe/rules'
import {
  useTexts,
  carrierToday,
  formatDate,
  shortDay,
  useShop,
  lazyPart,
  useIdentity,
  usePathOf,
} from '@soe/shop-platform'
import { SectionHeading, Heading, Picture, Spoken, TextLink } from '@soe/ui'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { expectedDay, financedOf, useInterestWords, useTraits, useLock } from '@soe/shop-basket'
import { StockMark, CartLink, editDevicePath } from '@soe/shop-steps'
import { cartTexts } from '../cart-texts'
import { readCartAddress } from '../load/read-cart-address'
import { LineServices } from './line-services'
import styles from './line.module.css'

const RemoveLineDialog = lazyPart(() => import('./remove-line-dialog').then((module) => module.RemoveLineDialog))

const LineActions = ({ line, position }: { line: CartLine; position: number }) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const { audience } = useIdentity()
  const { locked } = useLock()
  const [isAsking, setIsAsking] = useState(false)
  const named = (action: string) => `${action}, ${texts.line(position)}, ${line.deviceItem?.description ?? ''}`
  return (
    <div className={styles.actions}>
      <CartLink href={editDevicePath(line, audience, pathOf)} label={named(texts.editDevice)}>
        {texts.editDevice}
      </CartLink>
      <TextLink muted disabled={locked} aria-label={named(texts.removeLine)} onClick={() => setIsAsking(true)}>
        {texts.removeLine}
      </TextLink>
      {isAsking && (
        <RemoveLineDialog
          line={line}
          title={texts.removeLineTitle(texts.line(position))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

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
