import type { Page } from '@soe/shop-platform'
import { comparePage } from './compare/compare.page'
import { planLinesPage } from './lines/plan-lines.page'
import { popularPlanPage } from './plan/popular-plan.page'
import { planPages } from './plan/plan.page'
import { numberPage } from './number/number.page'
import { numberActivationPage } from './activation/number-activation.page'
import { aboutSecondNumberPage } from './second-number/about/about-second-number.page'
import { secondNumberPage } from './second-number/second-number.page'
import { accountPinPage } from './account/account-pin.page'
import { linePage } from './line/line.page'
import { eligibilityPage } from './eligibility/eligibility.page'

export const planFeaturePages: readonly Page[] = [
  comparePage,
  planLinesPage,
  popularPlanPage,
  ...planPages,
  numberPage,
  numberActivationPage,
  secondNumberPage,
  aboutSecondNumberPage,
  accountPinPage,
  linePage,
  eligibilityPage,
]
