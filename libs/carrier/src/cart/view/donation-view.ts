import type { CartLine } from '@soe/contracts'
import type { CartState } from '@soe/world'

/** The order's donation; the carrier lists it with the first line. */
export const viewDonation = ({ donation }: CartState): Pick<CartLine, 'donationInfo'> =>
  donation
    ? {
        donationInfo: {
          roundUpDonation: donation.isRoundUp,
          donationMatch: donation.isMatched,
          donationAmount: donation.amountCents / 100,
          charityUniqueCode: donation.charityUniqueCode,
          charityOrganization: donation.charityOrganization,
          itemCode: donation.itemCode,
        },
      }
    : {}
