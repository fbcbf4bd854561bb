import { serviceHeader, type Handler } from './handler'
import { countAccessories } from './store'

/** The one line that every customer has, free to get a new device. */
const eligibleLine = {
  category: 'ELIGIBLE',
  mtn: '207-555-XXXX',
  mtnHashCode: 'first-line',
  nickName: 'First line',
  installmentLoans: [],
  simFreezeInfo: { frozen: false },
  paymentInfo: { arPastDueBalance: 0 },
  equipmentUpgradeEligibility: {
    upgradeEligible: true,
    annualUpgradeEligible: false,
    buyoutEligible: false,
    edgeUpEligible: false,
    buyoutRestricted: false,
    inEligibility: { mtnPermanentlyInactive: false, mtnSuspended: false },
    twoYearContract: { endDate: '' },
    lineUpgradedwithin24Hrs: false,
    upgradeEligibilityLabel: 'Upgrade now',
  },
  equipmentInfos: [],
}

const listEligibleLines: Handler = () => ({ serviceHeader: serviceHeader(), lines: [eligibleLine] })

/** This shop has no bundles: nothing brings a discount nearer. */
const retrieveBundleAccCart: Handler = ({ session: { customer } }) => ({
  serviceHeader: serviceHeader(),
  bundleAccessoryDetail: {
    eligibleQuantity: customer.cart ? countAccessories(customer.cart) : 0,
    discountPercent: 0,
    discountAmount: 0,
    itemsToNextTier: 0,
    nextDiscountPercent: 0,
    isVzPhEligible: true,
    isVzPhInAccount: false,
    isVzPhInCart: customer.cart?.features.has('harbor-home-protect') ?? false,
    isVzHdaEligible: false,
    isVzHdaInCart: false,
  },
})

export const accountOperations: Readonly<Record<string, Handler>> = {
  'cart.listEligibleLines': listEligibleLines,
  'cart.retrieveBundleAccCart': retrieveBundleAccCart,
}
