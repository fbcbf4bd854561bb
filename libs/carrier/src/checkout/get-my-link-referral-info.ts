import { ownerRecordOf, ownerOf } from '../domain/account/identity'
import { mayRefer, referralCodeOf } from '../domain/account/referral'
import { type CarrierOperation, success } from '../operation/carrier-operation'

export const getMyLinkReferralInfo: CarrierOperation<'checkout.getMyLinkReferralInfo'> = ({ draft, session }) => {
  const owner = ownerOf(session)
  const record = ownerRecordOf(draft, owner)
  const referralCode = referralCodeOf(owner)
  return {
    statusCode: '00',
    ...success,
    myLinkReferralInfo: {
      eligible: mayRefer(record),
      referralCode,
      referralLink: `/sales/digital/shop.html?mylink=${referralCode}`,
      ordersPlaced: record.orderIds.length,
    },
  }
}
