import type { CartLine } from '@soe/contracts'
import type { DonationState } from '@soe/world'

export const donationView = (donation: DonationState): NonNullable<CartLine['donationInfo']> => ({
  roundUpDonation: donation.isRoundUp,
  donationMatch: donation.isMatched,
  donationAmount: donation.amountCents / 100,
  charityUniqueCode: donation.charityUniqueCode,
  charityOrganization: donation.charityOrganization,
  itemCode: donation.itemCode,
})
