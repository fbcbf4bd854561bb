import type { AnswerOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { type WorldDraft, hashText } from '@soe/world'
import { holdingOf, ownerOf } from '../../account/identity'

/** The link by which a customer refers others; who has ordered before may refer. */
export const myLinkReferralInfo = (
  draft: WorldDraft,
  { session }: Caller,
): AnswerOf<'checkout.getMyLinkReferralInfo'>['myLinkReferralInfo'] => {
  const owner = ownerOf(session)
  const ordersPlaced = holdingOf(draft, owner).orderIds.length
  const referralCode = `MY${(hashText(owner) >>> 0).toString(36).toUpperCase()}`
  return {
    eligible: ordersPlaced > 0,
    referralCode,
    referralLink: `/sales/digital/shop.html?mylink=${referralCode}`,
    ordersPlaced,
  }
}
