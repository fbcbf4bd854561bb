import type { BodyOf } from '@soe/contracts'
import { defaultDonationItemCode, isDonationEligible } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { existingCart, keepCart } from '../access/cart-access'
import { type WorldDraft, ServiceFault, type CartState, type DonationState } from '@soe/world'

type DonationBody = BodyOf<'cart.addDonation'>

/** The charity that gets what no other is named for. */
const defaultCharity = { charityUniqueCode: 'CH-104', charityOrganization: 'Harbor Light Fund' }

const donationOf = (body: DonationBody): DonationState => ({
  amountCents: Math.round(body.donationAmount * 100),
  isRoundUp: body.roundUpDonation,
  isMatched: body.donationMatch,
  charityUniqueCode: body.charityUniqueCode ?? defaultCharity.charityUniqueCode,
  charityOrganization: body.charityOrganization ?? defaultCharity.charityOrganization,
  itemCode: body.itemCode ?? defaultDonationItemCode,
})

/** Sets the donation of the order; nothing takes it back. */
export const addDonation = (draft: WorldDraft, caller: Caller, body: DonationBody): CartState => {
  const { donation: _, ...cart } = existingCart(draft, caller, body.cartInfo?.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  if (body.donationAmount === 0) return keepCart(draft, cart)
  if (!isDonationEligible(draft.header.featureFlags, body.donationAmount)) {
    throw new ServiceFault('DONATION_NOT_ELIGIBLE')
  }
  return keepCart(draft, { ...cart, donation: donationOf(body) })
}
