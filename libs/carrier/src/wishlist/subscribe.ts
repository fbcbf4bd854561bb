import { notifyMeState } from '@soe/rules'
import { ServiceFault } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { changeNotice, requestedSku } from './notify/notices'

/** Asks for a notice when a sku that is out of stock comes back. */
export const subscribe: CarrierOperation<'wishlist.subscribe'> = ({ draft, body, ...caller }) => {
  const sku = requestedSku(draft, caller, body)
  if (notifyMeState(sku) === 'disabled') throw new ServiceFault('NOTIFY_ME_UNAVAILABLE', [{ issue: 'in stock' }])
  return changeNotice(draft, caller, body, true)
}
