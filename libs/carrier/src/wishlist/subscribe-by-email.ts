import { notifyMeState, wishlistSuccess } from '@soe/rules'
import { ServiceFault } from '@soe/world'
import { ownerOf, ownerRecordOf, putOwnerRecord } from '../domain/account/identity'
import type { CarrierOperation } from '../operation/carrier-operation'
import { requestedSku } from './notify/notices'

/** The most notices that a guest may ask for; the oldest are dropped. */
const mostNotices = 20

/** Asks for a notice by email. A guest's request changes no product: only the carrier knows the address. */
export const subscribeByEmail: CarrierOperation<'wishlist.subscribeByEmail'> = ({ draft, body, ...caller }) => {
  const { productId, skuId, emailId } = body
  if (notifyMeState(requestedSku(draft, caller, body)) === 'disabled') {
    throw new ServiceFault('NOTIFY_ME_UNAVAILABLE', [{ issue: 'in stock' }])
  }
  const record = ownerRecordOf(draft, ownerOf(caller.session))
  const others = (record.emailNotices ?? []).filter((notice) => notice.skuId !== skuId)
  putOwnerRecord(draft, { ...record, emailNotices: [...others, { skuId, emailId }].slice(-mostNotices) })
  return { statusCode: wishlistSuccess, productId, skuId, notifyMe: true }
}
