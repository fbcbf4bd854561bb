import { acceptOffer } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const saveAcceptedMyofferData: Endpoint<'pricing.saveAcceptedMyofferData'> = ({ draft, body, ...caller }) => ({
  statusCode: '00',
  ...success,
  offerId: body.offerId,
  saved: acceptOffer(draft, caller, body),
})
