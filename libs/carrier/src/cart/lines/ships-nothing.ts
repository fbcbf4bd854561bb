import type { CartState } from '@soe/world'
import { isPlanChange } from './line-kind'

/** Plans that change without a device, and nothing else: no parcel leaves. */
export const shipsNothing = ({ lines, tradeIns = [] }: Pick<CartState, 'lines' | 'tradeIns'>): boolean =>
  lines.length > 0 &&
  tradeIns.length === 0 &&
  lines.every((line) => isPlanChange(line) && line.accessories.length === 0)
