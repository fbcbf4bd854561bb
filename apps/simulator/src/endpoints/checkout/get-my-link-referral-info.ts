import { myLinkReferralInfo } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const getMyLinkReferralInfo: Endpoint<'checkout.getMyLinkReferralInfo'> = ({ draft, ...caller }) => ({
  statusCode: '00',
  ...success,
  myLinkReferralInfo: myLinkReferralInfo(draft, caller),
})
