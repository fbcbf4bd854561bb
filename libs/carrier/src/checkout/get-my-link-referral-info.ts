import { hashText } from '@soe/world'
import { ownerRecordOf, ownerOf } from '../domain/account/identity'
import { type CarrierOperation, success } from '../operation/carrier-operation'

const referralCodeOf = (owner: string): string => `MY${(hashText(owner) >>> 0).toString(36).toUpperCase()}`

/** Only customers who have ordered may refer others. */
export const getMyLinkReferralInfo: CarrierOperation<'checkout.getMyLinkReferralInfo'> = ({ draft, session }) => {
  const owner = ownerOf(session)
  const ordersPlaced = ownerRecordOf(draft, owner).orderIds.length
  const referralCode = referralCodeOf(owner)
  return {
    statusCode: '00',
    ...success,
    myLinkReferralInfo: {
      eligible: ordersPlaced > 0,
      referralCode,
      referralLink: `/sales/digital/shop.html?mylink=${referralCode}`,
      ordersPlaced,
    },
  }
}
