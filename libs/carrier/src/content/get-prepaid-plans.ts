import { planModels, toPlan } from '@soe/catalogue'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getPrepaidPlans: CarrierOperation<'content.getPrepaidPlans'> = ({ language }) => ({
  prepaidPlans: planModels.filter(({ lob }) => lob === 'prepaid').map((plan) => toPlan(plan, language)),
})
