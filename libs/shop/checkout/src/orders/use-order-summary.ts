import type { Order } from '@soe/contracts'
import { scanAndGoFlow } from '@soe/rules'
import { carrierNow, useShop, useTexts } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'
import { isPlanChangeAlone, shipsNothing } from '../flow/ships-nothing'
import { formatDay } from '../format-day'
import { itemsOfOrder } from '../summary/order-items'
import { isOverdue } from './is-due'
import { ordersTexts } from './orders-texts'

export const useOrderSummary = () => {
  const shop = useShop()
  const { language } = shop
  const texts = useTexts(checkoutTexts)
  const { wasDue } = useTexts(ordersTexts)
  const movesOf = ({ lines }: Order) =>
    lines.some(({ numberChoice }) => numberChoice === 'port-in') ? texts.movesHere : texts.nothingShips
  return (order: Order): string => {
    const { store, shipping, shipments, flowType } = order
    const items = itemsOfOrder(order)
    if (shipsNothing(items)) return isPlanChangeAlone(items) ? texts.planChanges : movesOf(order)
    if (shipments) return texts.apart
    if (store) return (flowType === scanAndGoFlow ? texts.takeFrom : texts.pickUpAt)(store.name)
    const arrival = formatDay(shipping.arrivesOn, language)
    return isOverdue(order, carrierNow(shop)) ? wasDue(arrival) : texts.arrivesOn(arrival)
  }
}
