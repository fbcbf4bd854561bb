export { EligibilityPage } from './eligibility-page'
export { LinePage } from './line-page'
export { NumberPage } from './number-page'
export { PlanPage } from './plan-page'
