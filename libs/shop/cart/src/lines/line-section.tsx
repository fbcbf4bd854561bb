import type { CartLine, CartView } from '@soe/contracts'
import { formatPhone } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { SectionHeading } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { cartTexts } from '../cart-texts'
import { readCartAddress } from '../load/read-cart-address'
import { LineActions } from './line-actions'
import { LineDevice } from './line-device'
import { LineServices } from './line-services'
import styles from './line.module.css'

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
