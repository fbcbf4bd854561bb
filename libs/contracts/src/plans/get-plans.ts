import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { PlanReferenceSchema, PlanSchema } from './plans.schema'

export const GetPlansBodySchema = z.looseObject({
  processingMTN: z.string().max(40).optional(),
  planType: z.string().max(40).optional(),
  referenceDataRequired: z.boolean().optional(),
  isRecommendedFlow: z.boolean().optional(),
})

export const GetPlansAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  plans: z.array(PlanSchema),
  currentPlanId: z.string().optional(),
  recommendedPlanId: z.string().optional(),
  referenceData: PlanReferenceSchema.optional(),
})

export const getPlans = post({
  summary: 'List the plans that a line may take',
  body: GetPlansBodySchema,
  answer: GetPlansAnswerSchema,
  errors: [],
  example: { processingMTN: 'newLine1', planType: 'smartphones', isRecommendedFlow: true },
})

export const descriptions = {
  plans: 'Plans that suit the line',
  currentPlanId: 'What the line has',
  recommendedPlanId: 'In the recommended flow',
  referenceData: 'Where it was required',
  processingMTN: 'The line: its id, its number, or its number masked',
  planType: 'Kind of device; used where no line is named',
  referenceDataRequired: 'Whether to return the plan reference as well',
  isRecommendedFlow: 'Recommended plans first, with the one to preselect',
}
