import { catalogue, lines, prepaidPlans, purchase, type AddressBook } from '@soe/shop-platform'

export const plansAddresses = {
  compareplan: catalogue(),
  plans: purchase(),
  'plans/selector': purchase('nextgen'),
  rpsplans: purchase('nextgen'),
  'lineOverview/plans': purchase(),
  'plans/popularplan': purchase(),
  'plans/prepaidPlans': prepaidPlans('prepaid'),
  'plans/planoverview': purchase(),
  'plans/compatiblewatchplan': purchase(),
  'plans/recommendation': purchase(),
  'plans/recommended': purchase('nextgen'),
  recommendedplan: purchase(),
  'plans/selectdata': purchase(),
  'plans/progressiveplans': purchase(),
  'plans/selection': purchase(),
  'plans/start': purchase(),
  numberselection: purchase(),
  'NumberPortin/newnumber': purchase(),
  'numberselection/activation': purchase(),
  secondnumber: purchase(),
  'secondnumber/about': { ...purchase(), isPostpaid: true },
  accountpin: lines(),
  mdnselection: lines(),
  'mdnselection/checkEligibility': lines(),
  'mdnselection/eligibilitycheck': lines(),
} as const satisfies AddressBook

declare module '@soe/shop-platform' {
  interface ShopAddresses {
    plans: typeof plansAddresses
  }
}
