import type { CartView, AmountRow } from '@soe/contracts'
import { isPrepay, formatPrice } from '@soe/rules'
import { useShownCart } from '@soe/shop-basket'
import {
  lazyPart,
  optionalPart,
  useIdentity,
  usePathOf,
  useTexts,
  formatList,
  useShop,
  type Shop,
} from '@soe/shop-platform'
import { CartLink, CartNotes, isBlocked } from '@soe/shop-steps'
import { PageHeading } from '@soe/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { AccessorySection } from './accessories/accessory-section'
import { cartTexts } from './cart-texts'
import styles from './filled-cart.module.css'
import { LineSection } from './lines/line-section'
import { isAboutTheCart } from './note-places'
import { SaveCartButton } from './save/save-cart-button'
import { CartSummary } from './summary/cart-summary'

const offersOf = ({ lineDetails: { lineInfo } }: CartView, lineId: string): readonly AmountRow[] =>
  lineInfo[lineId]?.offers ?? []

export const lostOffers = (before: CartView, now: CartView): readonly AmountRow[] => {
  if (before.cartId !== now.cartId) return []
  const lost = Object.keys(now.lineDetails.lineInfo).flatMap((lineId) => {
    const kept = offersOf(now, lineId).map(({ name }) => name)
    return offersOf(before, lineId).filter(({ name }) => !kept.includes(name))
  })
  return [...new Map(lost.map((offer) => [`${offer.name} ${offer.amount}`, offer])).values()]
}

/** The cart as the shopper last saw it, also before another page has changed it. */
const lastShown = new WeakMap<Shop, CartView>()

export const useLostOffers = (cart: CartView): void => {
  const shop = useShop()
  const texts = useTexts(cartTexts)
  useEffect(() => {
    const lost = lostOffers(lastShown.get(shop) ?? cart, cart).map(({ name = '', amount, quantity }) =>
      texts.offerWorth(name, formatPrice(-amount), quantity),
    )
    lastShown.set(shop, cart)
    if (lost.length === 0) return
    const text = texts.offersLost(formatList(lost, shop.language), lost.length)
    shop.notices.show({ type: 'info', text, topic: 'lost-offers' })
  }, [cart, shop, texts])
}

const BlockerNotice = lazyPart(() => import('@soe/shop-steps/blocker-notice').then((module) => module.BlockerNotice))
const OtherContent = lazyPart(() => import('./lines/other-content').then((module) => module.OtherContent))
const HomeServices = optionalPart(() => import('./home/home-services').then((module) => module.HomeServices), 'idle')

const rowsIn = ({ lineDetails: { lineInfo } }: CartView) =>
  Object.values(lineInfo).reduce((count, { accessories }) => count + 1 + accessories.length, 0)

/** Trade-ins of no line, or plans that change without a device. */
const hasOtherContent = ({ lineDetails: { numOfLines, lineInfo, tradeInDetail } }: CartView): boolean =>
  numOfLines === 0 ||
  tradeInDetail.tradeInItems.some(({ lineSeqNum }) => lineSeqNum === 0) ||
  Object.values(lineInfo).some(({ lineActivityType }) => lineActivityType === 'CPC')

const hasHomeService = ({ orderDetails: { accountFeatures = [] } }: CartView): boolean => accountFeatures.length > 0

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

const MoreLinks = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const hasDevices = cart.lineDetails.numOfLinesWithDevices > 0
  const addLine = hasDevices ? texts.addAnotherLine : texts.addLine
  if (isPrepay(audience)) {
    return (
      <p className={styles.more}>
        <CartLink href={pathOf('smartphones/prepaid')}>{addLine}</CartLink>
      </p>
    )
  }
  return (
    <p className={styles.more}>
      <CartLink href={pathOf('smartphones/')}>{addLine}</CartLink>
      <CartLink href={pathOf(hasDevices ? 'accessoryInterstitial' : 'accessories')}>{texts.addAccessories}</CartLink>
      {hasDevices && <CartLink href={pathOf('tradein')}>{texts.addTradeIn}</CartLink>}
    </p>
  )
}

const Lines = ({ cart }: { cart: CartView }) => {
  const lines = cart.lineDetails.allLines.flatMap((lineId) => cart.lineDetails.lineInfo[lineId] ?? [])
  return lines
    .filter(({ deviceItem }) => deviceItem)
    .map((line, index) => <LineSection key={line.lineId} cart={cart} line={line} position={index + 1} />)
}

export const FilledCart = ({ view, children }: { view: CartView; children?: ReactNode }) => {
  const texts = useTexts(cartTexts)
  const { cart, isChanging } = useShownCart(view)
  const heading = useHeadingFocus(rowsIn(cart))
  useLostOffers(view)
  return (
    <div className={styles.cart}>
      <div>
        {isBlocked(cart) && <BlockerNotice cart={cart} />}
        <PageHeading
          ref={heading}
          {...(cart.itemCount > 0 && { count: cart.itemCount, countLabel: texts.items(cart.itemCount) })}
          aside={<SaveCartButton cart={cart} />}
        >
          {texts.title}
        </PageHeading>
      </div>
      <div className={styles.content}>
        {children}
        <CartNotes cart={cart} shows={isAboutTheCart} />
        <Lines cart={cart} />
        {hasOtherContent(cart) && <OtherContent cart={cart} />}
        <AccessorySection cart={cart} />
        <MoreLinks cart={cart} />
      </div>
      <CartSummary cart={cart} isChanging={isChanging} />
      {/* Comes late, so below what is pressed by then. */}
      {hasHomeService(cart) && <HomeServices cart={cart} />}
    </div>
  )
}
