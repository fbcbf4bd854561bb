import type { CartLine } from '@soe/contracts'
import type { Audience } from '@soe/rules'
import { buildPagePath } from '@soe/shop-journey'
import { kindOfDevice } from '../compare/plan-kind'

/** The comparison of the plans that the line may have. */
export const comparePath = (audience: Audience, { lineId, deviceItem }: CartLine): string =>
  buildPagePath('compareplan', { audience, query: { for: kindOfDevice(deviceItem?.productURL), line: lineId } })
