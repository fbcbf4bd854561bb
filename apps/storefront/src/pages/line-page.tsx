export { LinePage as Page } from '@soe/shop-plans'
