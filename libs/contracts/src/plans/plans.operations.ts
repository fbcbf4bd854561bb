export * as getPlans from './get-plans'
