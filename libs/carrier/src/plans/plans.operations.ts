export { getPlans } from './get-plans'
