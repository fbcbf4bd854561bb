import { defineRoute } from '../define-route'

export const getMyLinkReferralInfo = defineRoute({
  key: 'checkout.getMyLinkReferralInfo',
  method: 'POST',
  kind: 'read',
  paths: { 'signed-in': '/soe/digital/auth/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo' },
})
