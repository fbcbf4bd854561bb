import { worldLimits, type BodyOf } from '@soe/contracts'
import { ServiceFault, type WorldDraft } from '@soe/world'
import { accountStateOf, changeAccount } from '../domain/account/account'
import { ownerOf } from '../domain/account/identity'
import { type CarrierOperation, success } from '../operation/carrier-operation'

type Offer = BodyOf<'pricing.saveAcceptedMyofferData'>

const isYes = (flag: Offer['restrictedOffer']): boolean => flag === true || flag === 'Y'

const assertSameOffer = ({ offerId, myOffer }: Offer) => {
  if (myOffer && myOffer.serviceOffer.offerId !== offerId) {
    throw new ServiceFault('INVALID_REQUEST', [{ field: 'myOffer.serviceOffer.offerId', issue: 'another offer' }])
  }
}

/** The next order of the account takes its accepted offers. */
const acceptOffer = (draft: WorldDraft, owner: string, { offerId, restrictedOffer, myOffer }: Offer) => {
  const others = (accountStateOf(draft, owner).acceptedOffers ?? []).filter((offer) => offer.offerId !== offerId)
  const isRestricted = isYes(restrictedOffer) || isYes(myOffer?.serviceOffer.restricted)
  changeAccount(draft, owner, {
    acceptedOffers: [...others, { offerId, isRestricted }].slice(-worldLimits.acceptedOffers),
  })
}

/** `allowRTDSubmit: 'N'` keeps the offer from the offer engine: nothing is stored then. */
export const saveAcceptedMyofferData: CarrierOperation<'pricing.saveAcceptedMyofferData'> = ({
  draft,
  body,
  session,
}) => {
  assertSameOffer(body)
  const isSubmitted = body.allowRTDSubmit === undefined || isYes(body.allowRTDSubmit)
  if (isSubmitted) acceptOffer(draft, ownerOf(session), body)
  return { statusCode: '00', ...success, offerId: body.offerId, saved: isSubmitted }
}
