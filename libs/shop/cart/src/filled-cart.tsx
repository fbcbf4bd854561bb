import type { CartView } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { useShownCart } from '@soe/shop-basket'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { PageHeading } from '@soe/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { AccessorySection } from './accessories/accessory-section'
import { CartLink } from './cart-link'
import { cartTexts } from './cart-texts'
import styles from './filled-cart.module.css'
import { LineSection } from './lines/line-section'
import { CartSummary } from './summary/cart-summary'

const rowsIn = ({ lineDetails: { lineInfo } }: CartView) =>
  Object.values(lineInfo).reduce((count, { accessories }) => count + 1 + accessories.length, 0)

/** Moves focus to the heading when the row that held it is removed. */
const useHeadingFocus = (rows: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(rows)
  useEffect(() => {
    const isFewer = rows < before.current
    before.current = rows
    if (isFewer && document.activeElement === document.body) heading.current?.focus()
  }, [rows])
  return heading
}

interface FilledCartProps {
  view: CartView
  /** Comes before the lines. */
  children?: ReactNode
}

/** Lines, accessories and their totals. */
export const FilledCart = ({ view, children }: FilledCartProps) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const { cart, isChanging } = useShownCart(view)
  const heading = useHeadingFocus(rowsIn(cart))
  const lines = cart.lineDetails.allLines.flatMap((lineId) => cart.lineDetails.lineInfo[lineId] ?? [])
  const devices = lines.filter(({ deviceItem }) => deviceItem)
  return (
    <div className={styles.cart}>
      <PageHeading ref={heading} count={cart.itemCount} countLabel={texts.items(cart.itemCount)}>
        {texts.title}
      </PageHeading>
      <div className={styles.content}>
        {children}
        {devices.map((line, index) => (
          <LineSection key={line.lineId} line={line} position={index + 1} />
        ))}
        <AccessorySection cart={cart} />
        <p>
          <CartLink href={isPrepay(audience) ? '/smartphones/prepaid' : '/smartphones/'}>{texts.addLine}</CartLink>
        </p>
      </div>
      <CartSummary cart={cart} isChanging={isChanging} />
    </div>
  )
}
