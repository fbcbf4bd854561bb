import type { CartLineState, CartState } from '@soe/world'
import { isBrought, isPlanChange } from './line-kind'

/** An eSIM comes over the air, as a second number does; a card that the shopper has is there already. */
const hasSim = ({ sim, isSecondNumber }: CartLineState): boolean =>
  isSecondNumber === true || sim?.simType === 'ESIM' || sim?.simId !== undefined

const needsNoParcel = (line: CartLineState): boolean =>
  line.accessories.length === 0 && (isPlanChange(line) || (isBrought(line) && hasSim(line)))

/** Plans that change and own devices that lack no SIM card, and nothing else: no parcel leaves. */
export const shipsNothing = ({ lines, tradeIns = [] }: Pick<CartState, 'lines' | 'tradeIns'>): boolean =>
  lines.length > 0 && tradeIns.length === 0 && lines.every(needsNoParcel)
