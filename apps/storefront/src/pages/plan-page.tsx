export { PlanPage as Page } from '@soe/shop-plans'
