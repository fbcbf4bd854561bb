import { z } from 'zod'
import { get } from '../operation'
import { PlanSchema } from '../plans/plans.schema'

export const PrepaidPlansSchema = z.strictObject({ prepaidPlans: z.array(PlanSchema) })

export const getPrepaidPlans = get({
  summary: 'List the prepaid plans',
  query: z.looseObject({}),
  answer: PrepaidPlansSchema,
  success: 'HTTP 200',
  example: {},
})

export const descriptions = {
  prepaidPlans: 'Prepaid plans',
}
