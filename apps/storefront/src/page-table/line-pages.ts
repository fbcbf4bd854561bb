import { named, type Page } from './page'
import { sales } from './sales-paths'

export const linePages: readonly Page[] = [
  {
    paths: sales('purchase', 'numberselection', 'NumberPortin/newnumber'),
    file: 'number-page',
    load: named('NumberPage', () => import('@soe/shop-plans/number-page')),
  },
  {
    paths: sales('purchase', 'numberselection/activation'),
    file: 'number-activation-page',
    load: named('NumberActivationPage', () => import('@soe/shop-plans/number-activation-page')),
  },
  {
    paths: sales('purchase', 'secondnumber'),
    file: 'second-number-page',
    load: named('SecondNumberPage', () => import('@soe/shop-plans/second-number-page')),
  },
  {
    paths: sales('lines', 'accountpin'),
    file: 'account-pin-page',
    load: named('AccountPinPage', () => import('@soe/shop-plans/account-pin-page')),
  },
  {
    paths: sales('lines', 'mdnselection'),
    file: 'line-page',
    load: named('LinePage', () => import('@soe/shop-plans/line-page')),
  },
  {
    paths: sales('lines', 'mdnselection/checkEligibility', 'mdnselection/eligibilitycheck'),
    file: 'eligibility-page',
    load: named('EligibilityPage', () => import('@soe/shop-plans/eligibility-page')),
  },
]
