import { acceptOffer } from './offers/restricted-offer'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const saveAcceptedMyofferData: CarrierOperation<'pricing.saveAcceptedMyofferData'> = ({
  draft,
  body,
  ...caller
}) => ({
  statusCode: '00',
  ...success,
  offerId: body.offerId,
  saved: acceptOffer(draft, caller, body),
})
