import type { CartLine } from '@soe/contracts'
import type { OrderedItems } from '../summary/order-items'

export const isPlanChange = ({ lineActivityType }: CartLine): boolean => lineActivityType === 'CPC'

/** An eSIM comes over the air, as a second number does; a card that the shopper has is there already. */
const hasSim = ({ simItem, secondNumber }: CartLine): boolean =>
  secondNumber?.isSecondNumber === true || simItem?.simType === 'ESIM' || simItem?.simId !== undefined

const needsNoParcel = (line: CartLine): boolean =>
  line.accessories.length === 0 && (isPlanChange(line) || (line.deviceItem?.cartItemType === 'BYOD' && hasSim(line)))

/** Plans that change and own devices that lack no SIM card, and nothing else: no parcel leaves. */
export const shipsNothing = ({ lines, accessories, tradeIns }: OrderedItems): boolean =>
  lines.length > 0 && accessories.length + tradeIns.length === 0 && lines.every(needsNoParcel)

export const isPlanChangeAlone = (items: OrderedItems): boolean =>
  shipsNothing(items) && items.lines.every(isPlanChange)
