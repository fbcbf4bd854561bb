import { startOfDay } from '@soe/rules'
import type { CartState, WorldDraft } from '@soe/world'
import { isBrought } from '../../cart/lines/line-kind'
import { stockedAccessory, stockedDevice } from '../../catalogue/stock/stock'

/** Instant at which the whole cart can ship: a pre-order or a back-order delays the rest. */
export const shipsAt = (draft: Pick<WorldDraft, 'header' | 'now'>, { lines }: CartState): number =>
  lines
    .flatMap(({ device, accessories, activity }) => [
      device && !isBrought({ activity }) && stockedDevice(draft, device.skuId)?.stock,
      ...accessories.map(({ skuId }) => stockedAccessory(draft, skuId)?.stock),
    ])
    .reduce(
      (latest, stock) => Math.max(latest, stock && stock.availableOn ? startOfDay(stock.availableOn) : draft.now),
      draft.now,
    )
