export { EligibilityPage as Page } from '@soe/shop-plans'
