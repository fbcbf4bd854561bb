import type { BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { existingCart, touchCart } from '../access/cart-access'
import { type WorldDraft, ServiceFault, type CartState, type SimState } from '@soe/world'
import { replaceLine, requireLineFor } from '../access/line-access'

/** Only the number of the chosen kind counts. */
const simOf = ({ simType, simId, eSimId, smartImeiDevice }: BodyOf<'cart.switchSim'>): SimState => ({
  simType,
  ...(simType === 'PSIM' && simId && { simId }),
  ...(simType === 'ESIM' && eSimId && { eSimId }),
  ...(smartImeiDevice && { smartImeiDevice }),
})

export const switchSim = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.switchSim'>): CartState => {
  const cart = existingCart(draft, caller, body.cartInfo?.cartId)
  const line = requireLineFor(cart, body.mtn)
  if (!line.device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'mtn', issue: 'the line has no device' }])
  return touchCart(draft, replaceLine(cart, { ...line, sim: simOf(body) }))
}
