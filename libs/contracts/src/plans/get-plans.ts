import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { PlanReferenceSchema, PlanSchema } from './plans.schema'
import { IdSchema } from '../shared/fields.schema'

export const GetPlansBodySchema = z.looseObject({
  processingMTN: z.string().max(40).optional(),
  planType: z.string().max(40).optional(),
  referenceDataRequired: z.boolean().optional(),
  isRecommendedFlow: z.boolean().optional(),
})

export const GetPlansAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  plans: z.array(PlanSchema),
  currentPlanId: IdSchema.optional(),
  recommendedPlanId: IdSchema.optional(),
  referenceData: PlanReferenceSchema.optional(),
})

export const getPlans = post({
  summary: 'List the plans that are available for a line',
  body: GetPlansBodySchema,
  answer: GetPlansAnswerSchema,
  errors: [],
  example: { processingMTN: 'newLine1', planType: 'smartphones', isRecommendedFlow: true },
})

export const descriptions = {
  plans: 'Plans that suit the line',
  currentPlanId: 'The current plan of the line',
  recommendedPlanId: 'The plan to preselect in the recommended flow',
  referenceData: 'The plan reference, where it was requested',
  processingMTN: "The line: its id, its number, its number masked, or the hash code of one of the account's numbers",
  planType: 'Kind of device; used where no line is given',
  referenceDataRequired: 'Whether to return the plan reference as well',
  isRecommendedFlow: 'Recommended plans first, with the one to preselect',
}
