import type { BodyOf } from '@soe/contracts'
import { accountStateOf, changeAccount } from '../../account/account'
import type { Caller } from '../../account/caller'
import { type WorldDraft, ServiceFault } from '@soe/world'
import { ownerOf } from '../../account/identity'

type Offer = BodyOf<'pricing.saveAcceptedMyofferData'>

const isYes = (flag: Offer['restrictedOffer']): boolean => flag === true || flag === 'Y'

const assertSameOffer = ({ offerId, myOffer }: Offer) => {
  if (myOffer && myOffer.serviceOffer.offerId !== offerId) {
    throw new ServiceFault('INVALID_REQUEST', [{ field: 'myOffer.serviceOffer.offerId', issue: 'another offer' }])
  }
}

/** Keeps the offer with the account, once, unless the offer engine is not to be told. */
export const acceptOffer = (draft: WorldDraft, { session }: Caller, offer: Offer): boolean => {
  assertSameOffer(offer)
  if (offer.allowRTDSubmit !== undefined && !isYes(offer.allowRTDSubmit)) return false
  const owner = ownerOf(session)
  const others = (accountStateOf(draft, owner).acceptedOffers ?? []).filter(({ offerId }) => offerId !== offer.offerId)
  const isRestricted = isYes(offer.restrictedOffer) || isYes(offer.myOffer?.serviceOffer.restricted)
  changeAccount(draft, owner, { acceptedOffers: [...others, { offerId: offer.offerId, isRestricted }] })
  return true
}
