import type { ProcessStepAnswer } from '@soe/contracts'
import { tradeInAddDevice } from '@soe/contracts/routes'
import { change, destination, isShopError, type Destination, type Shop } from '@soe/shop-platform'
import type { DeviceChoice } from '@soe/shop-basket'
import { readTradeIn, tradeInParams } from './estimate/trade-in-choice'
import { chooseOnlyLine } from './choose-only-line'
import { routeAddedDevice } from './route-added-device'

/** The line that the device was put on. */
const addedLine = ({ serviceBody }: ProcessStepAnswer): string | undefined =>
  serviceBody.serviceResponse.context.cartInfo.nextLine

/**
 * Chooses the line where there is no choice, trades in for the new device what the page's address names, then says where the carrier's answer leads. A trade-in
 * that is refused leads to its own page, which tells why.
 */
export const leadOn = async (
  shop: Shop,
  answer: ProcessStepAnswer,
  choice: Pick<DeviceChoice, 'product' | 'sku' | 'term' | 'intent'>,
): Promise<Destination> => {
  const lineId = addedLine(answer)
  const tradeIn = readTradeIn(new URLSearchParams(shop.environment.location.search))
  const next = routeAddedDevice(await chooseOnlyLine(shop, answer), choice, shop.identity.get().audience)
  if (!tradeIn || lineId === undefined) return next
  try {
    await change(shop, tradeInAddDevice, { cartInfo: {}, lineId, ...tradeIn }, { refetch: false })
    return next
  } catch (error) {
    if (!isShopError(error)) throw error
    return destination('tradein', { line: lineId, ...tradeInParams(tradeIn) })
  }
}
