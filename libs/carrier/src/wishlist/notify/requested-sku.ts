import type { BodyOf, Sku } from '@soe/contracts'
import { ServiceFault, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { viewProduct } from '../../catalogue/views/view-product'

/** The flag that turns back-in-stock notices off. */
const offFlag = 'disableNotifyMe'

const assertOn = ({ header }: WorldDraft) => {
  if (header.featureFlags[offFlag] === true) throw new ServiceFault('NOTIFY_ME_UNAVAILABLE', [{ issue: offFlag }])
}

/** The sku that a notice is about, as the caller sees it; rejected while notices are off. */
export const requestedSku = (
  draft: WorldDraft,
  caller: Caller,
  { productId, skuId }: BodyOf<'wishlist.subscribe'>,
): Sku => {
  assertOn(draft)
  const sku = viewProduct(draft, caller, productId).childSkus.find((candidate) => candidate.skuId === skuId)
  if (!sku) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return sku
}
