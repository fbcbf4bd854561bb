export { NumberPage as Page } from '@soe/shop-plans'
