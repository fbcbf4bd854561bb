import { myLinkReferralInfo } from '../promo/referral/referral'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const getMyLinkReferralInfo: CarrierOperation<'checkout.getMyLinkReferralInfo'> = ({ draft, ...caller }) => ({
  statusCode: '00',
  ...success,
  myLinkReferralInfo: myLinkReferralInfo(draft, caller),
})
