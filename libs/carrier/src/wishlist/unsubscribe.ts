import { ServiceFault } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { changeNotice, requestedSku } from './notify/notices'

/** Ends a notice; rejected where the account has none for the sku. */
export const unsubscribe: CarrierOperation<'wishlist.unsubscribe'> = ({ draft, body, ...caller }) => {
  if (!requestedSku(draft, caller, body).notifyMe) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return changeNotice(draft, caller, body, false)
}
