import type { BodyOf } from '@soe/contracts'
import { defaultDonationItemCode, isDonationEligible } from '@soe/rules'
import { ServiceFault, type CartState, type DonationState, type WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer } from '../domain/process-step/process-step'
import { cartWithLines, keepCart } from '../domain/cart/cart-access'

type DonationBody = BodyOf<'cart.addDonation'>

const defaultCharity = { charityUniqueCode: 'CH-104', charityOrganization: 'Harbor Light Fund' }

const donationOf = (body: DonationBody): DonationState => ({
  amountCents: Math.round(body.donationAmount * 100),
  isRoundUp: body.roundUpDonation,
  isMatched: body.donationMatch,
  charityUniqueCode: body.charityUniqueCode ?? defaultCharity.charityUniqueCode,
  charityOrganization: body.charityOrganization ?? defaultCharity.charityOrganization,
  itemCode: body.itemCode ?? defaultDonationItemCode,
})

/** An amount of 0 removes the donation. */
const withDonation = (draft: WorldDraft, { donation: _, ...cart }: CartState, body: DonationBody): CartState => {
  if (body.donationAmount === 0) return cart
  if (!isDonationEligible(draft.header.featureFlags, body.donationAmount)) {
    throw new ServiceFault('DONATION_NOT_ELIGIBLE')
  }
  return { ...cart, donation: donationOf(body) }
}

export const addDonation: CarrierOperation<'cart.addDonation'> = ({ draft, body, ...caller }) => {
  const cart = cartWithLines(draft, caller, body.cartInfo?.cartId)
  return processStepAnswer(draft, keepCart(draft, withDonation(draft, cart, body)))
}
