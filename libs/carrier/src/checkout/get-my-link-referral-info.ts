import { myLinkReferralInfo } from '../promo/referral/referral'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const getMyLinkReferralInfo: Endpoint<'checkout.getMyLinkReferralInfo'> = ({ draft, ...caller }) => ({
  statusCode: '00',
  ...success,
  myLinkReferralInfo: myLinkReferralInfo(draft, caller),
})
