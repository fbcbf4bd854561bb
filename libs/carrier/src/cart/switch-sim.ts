import type { BodyOf } from '@soe/contracts'
import { ServiceFault, type SimState } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import { replaceLine, requireLineFor } from '../domain/lines/cart-lines'

/** Ignores the number of the other kind of SIM. */
const simOf = ({ simType, simId, eSimId, smartImeiDevice }: BodyOf<'cart.switchSim'>): SimState => ({
  simType,
  ...(simType === 'PSIM' && simId && { simId }),
  ...(simType === 'ESIM' && eSimId && { eSimId }),
  ...(smartImeiDevice && { smartImeiDevice }),
})

export const switchSim: CarrierOperation<'cart.switchSim'> = ({ draft, body, ...caller }) => {
  const cart = existingCart(draft, caller, body.cartInfo?.cartId)
  const line = requireLineFor(cart, body.mtn)
  if (!line.device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'mtn', issue: 'the line has no device' }])
  return processStepAnswer(draft, touchCart(draft, replaceLine(cart, { ...line, sim: simOf(body) })))
}
