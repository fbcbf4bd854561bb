import type { AnswerOf, BodyOf } from '@soe/contracts'
import { wishlistSuccess } from '@soe/rules'
import type { WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { ownerRecordOf, ownerOf } from '../../account/identity'

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
  draft.holdings.put({ ...record, notifyMe: awaited.slice(-mostAwaited) })
  return { statusCode: wishlistSuccess, productId, skuId, notifyMe }
}
