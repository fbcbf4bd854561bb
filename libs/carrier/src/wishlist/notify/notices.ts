import type { AnswerOf, BodyOf, Sku } from '@soe/contracts'
import { wishlistSuccess } from '@soe/rules'
import { type WorldDraft, ServiceFault } from '@soe/world'
import type { Caller, Reader } from '../../operation/caller'
import { ownerOf, ownerRecordOf, putOwnerRecord } from '../../domain/account/identity'
import { viewProduct } from '../../domain/products/view-products'

/** The most skus that an account may wait for; the oldest are dropped. */
const mostAwaited = 100

/** Turns the account's notice for a sku on or off. */
export const changeNotice = (
  draft: WorldDraft,
  { session }: Caller,
  { productId, skuId }: BodyOf<'wishlist.subscribe'>,
  notifyMe: boolean,
): AnswerOf<'wishlist.subscribe'> => {
  const record = ownerRecordOf(draft, ownerOf(session))
  const others = (record.notifyMe ?? []).filter((awaited) => awaited !== skuId)
  const awaited = notifyMe ? [...others, skuId] : others
  putOwnerRecord(draft, { ...record, notifyMe: awaited.slice(-mostAwaited) })
  return { statusCode: wishlistSuccess, productId, skuId, notifyMe }
}

/** The flag that turns back-in-stock notices off. */
const offFlag = 'disableNotifyMe'

const assertOn = ({ header }: WorldDraft) => {
  if (header.featureFlags[offFlag] === true) throw new ServiceFault('NOTIFY_ME_UNAVAILABLE', [{ issue: offFlag }])
}

/** The sku that a notice is about, as the caller sees it; rejected while notices are off. */
export const requestedSku = (
  draft: WorldDraft,
  caller: Reader,
  { productId, skuId }: BodyOf<'wishlist.subscribe'>,
): Sku => {
  assertOn(draft)
  const sku = viewProduct(draft, caller, productId).childSkus.find((candidate) => candidate.skuId === skuId)
  if (!sku) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return sku
}
