import { acceptOffer } from './offers/restricted-offer'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const saveAcceptedMyofferData: Endpoint<'pricing.saveAcceptedMyofferData'> = ({ draft, body, ...caller }) => ({
  statusCode: '00',
  ...success,
  offerId: body.offerId,
  saved: acceptOffer(draft, caller, body),
})
