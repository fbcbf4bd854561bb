import type { CartLine, CartView } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { cartTexts } from '../cart-texts'
import { LineRow } from './line-row'

type TradeInItem = CartView['lineDetails']['tradeInDetail']['tradeInItems'][number]

/** A device that is handed in, at its own value: a promotion is a row of the line. The path leads to the questions about it. */
export const TradeInItemRow = ({ item, path }: { item: TradeInItem; path: string }) => {
  const texts = useTexts(cartTexts)
  const { deviceModel, condition, tradeInValue } = item
  const name = texts.tradeIn(deviceModel)
  if (!condition) {
    return (
      <LineRow
        name={name}
        detail={texts.tradeInUnrated}
        change={<CartLink href={path}>{texts.rateTradeIn}</CartLink>}
      />
    )
  }
  const change = (
    <CartLink href={path} label={texts.changeOf(name)}>
      {texts.change}
    </CartLink>
  )
  const amount = texts.tradeInCredit(formatPrice(tradeInValue))
  return <LineRow name={name} detail={texts.tradeInRated(texts[condition])} amount={amount} change={change} />
}

export const TradeInRow = ({ cart, line }: { cart: CartView; line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const item = cart.lineDetails.tradeInDetail.tradeInItems.find(
    ({ lineSeqNum }) => lineSeqNum === line.multiLineSeqNumber,
  )
  const path = pathOf('tradein', { line: line.lineId })
  if (item) return <TradeInItemRow item={item} path={path} />
  if (!line.isTradeInIntentSelected) return null
  const choose = <CartLink href={path}>{texts.chooseTradeIn}</CartLink>
  return <LineRow name={texts.tradeInIntended} detail={texts.tradeInIntendedDetail} change={choose} />
}
