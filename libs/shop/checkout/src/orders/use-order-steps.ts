import type { CartLine, Order, Totals } from '@soe/contracts'
import { scanAndGoFlow, storePickup } from '@soe/rules'
import { carrierNow, formatDate, moment, useShop, useTexts } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'
import { hasEsim } from './has-esim'
import { isPlanChange, shipsNothing } from '../flow/ships-nothing'
import { formatDay } from '../format-day'
import { itemsOfOrder } from '../summary/order-items'
import { isAwaited, isDue, isReady } from './is-due'
import { orderStepTexts } from './order-step-texts'

const day = 86_400_000

const isPortIn = ({ numberChoice }: CartLine): boolean => numberChoice === 'port-in'

/** The order has nothing but trade-ins: a box is on its way, and no device. */
const isTradeInAlone = ({ lines, accessories, tradeIns = [] }: Order) =>
  lines.length + accessories.length === 0 && tradeIns.length > 0

const useDeliverySteps = (order: Order) => {
  const shop = useShop()
  const { language } = shop
  const steps = useTexts(orderStepTexts)
  const { shipping, store, shipments, placedAt } = order
  const arrival = formatDay(shipping.arrivesOn, language)
  const isBox = isTradeInAlone(order)
  const now = carrierNow(shop)
  const packed = {
    title: isBox ? steps.boxPacked : steps.packed,
    detail: isAwaited(order) ? steps.packedOnceIn : steps.packedDetail,
    done: isAwaited(order) ? isDue(order, now) : now - Date.parse(placedAt) >= day,
  }
  if (shipsNothing(itemsOfOrder(order))) return []
  if (order.flowType === scanAndGoFlow) return [{ title: steps.showAtDoor, detail: steps.showAtDoorDetail }]
  if (shipments) return [packed]
  if (shipping.shippingOptionId === storePickup && store)
    return [{ title: steps.ready, detail: `${arrival}. ${steps.bring}.`, done: isReady(order, now) }]
  return [packed, { title: isBox ? steps.boxArrives : steps.onItsWay, detail: arrival }]
}

/** Whether bills are paid with Auto Pay: a plan costs less with it, and no row says that it is not wanted. */
const paysAutomatically = (lines: readonly Pick<CartLine, 'plan'>[], { monthlyRows }: Totals): boolean =>
  lines.some(({ plan }) => plan?.priceWithoutAutoPay !== undefined) &&
  monthlyRows.some(({ code }) => code === 'plan') &&
  !monthlyRows.some(({ code }) => code === 'without-auto-pay')

/**
 * What has happened to the order, and what comes next. The carrier reports no parcel on its way: what it promised for
 * a day that has come counts as done, and arriving never does.
 */
export const useOrderSteps = (order: Order) => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const steps = useTexts(orderStepTexts)
  const { placedAt, lines, tradeIns = [] } = order
  const tradeInSteps = [
    { title: steps.handIn, detail: steps.handInDetail },
    { title: steps.credited, detail: steps.creditedDetail },
  ]
  return [
    { title: texts.placed, detail: formatDate(placedAt, language, moment), done: true },
    ...useDeliverySteps(order),
    ...(lines.some(isPlanChange) ? [{ title: texts.planChanges, detail: steps.planChangesDetail }] : []),
    ...(lines.some(isPortIn) ? [{ title: texts.movesHere, detail: texts.movesHereDetail }] : []),
    ...(lines.some(hasEsim) ? [{ title: steps.activate, detail: steps.activateDetail }] : []),
    ...(paysAutomatically(lines, order.totals) ? [{ title: texts.paysAutomatically, detail: texts.leaveAutoPay }] : []),
    ...(tradeIns.length > 0 ? tradeInSteps : []),
  ]
}
