import type { AnswerOf, BodyOf, Sku } from '@soe/contracts'
import { notifyMeState, wishlistSuccess } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { type WorldDraft, ServiceFault } from '@soe/world'
import { holdingOf, ownerOf } from '../../account/identity'
import { viewProduct } from '../../catalogue/views/product-view'

type Asked = BodyOf<'wishlist.subscribe'>
type Answer = AnswerOf<'wishlist.subscribe'>

/** SKUs that an account may wait for; the oldest are let go. */
const mostAwaited = 100

/** The switch that turns back-in-stock notices off. */
const offFlag = 'disableNotifyMe'

const requireSku = (draft: WorldDraft, caller: Caller, { productId, skuId }: Asked): Sku => {
  const sku = viewProduct(draft, caller, productId).childSkus.find((candidate) => candidate.skuId === skuId)
  if (!sku) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return sku
}

const assertOn = ({ header }: WorldDraft) => {
  if (header.featureFlags[offFlag] === true) throw new ServiceFault('NOTIFY_ME_UNAVAILABLE', [{ issue: offFlag }])
}

const keep = (draft: WorldDraft, { session }: Caller, change: (awaited: readonly string[]) => readonly string[]) => {
  const holding = holdingOf(draft, ownerOf(session))
  draft.holdings.put({ ...holding, notifyMe: change(holding.notifyMe ?? []).slice(-mostAwaited) })
}

const answered = ({ productId, skuId }: Asked, notifyMe: boolean): Answer => ({
  statusCode: wishlistSuccess,
  productId,
  skuId,
  notifyMe,
})

/** Waits for a sku that is out of stock; one that can be had needs no waiting. */
export const subscribe = (draft: WorldDraft, caller: Caller, asked: Asked): Answer => {
  assertOn(draft)
  const sku = requireSku(draft, caller, asked)
  if (notifyMeState(sku) === 'disabled') throw new ServiceFault('NOTIFY_ME_UNAVAILABLE', [{ issue: 'in stock' }])
  keep(draft, caller, (awaited) => [...awaited.filter((skuId) => skuId !== asked.skuId), asked.skuId])
  return answered(asked, true)
}

/** Waits no longer; what was never waited for can't be let go. */
export const unsubscribe = (draft: WorldDraft, caller: Caller, asked: Asked): Answer => {
  assertOn(draft)
  if (!requireSku(draft, caller, asked).notifyMe) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  keep(draft, caller, (awaited) => awaited.filter((skuId) => skuId !== asked.skuId))
  return answered(asked, false)
}
