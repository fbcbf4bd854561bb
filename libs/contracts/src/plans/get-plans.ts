import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { PlanReferenceSchema, PlanSchema } from './plans.schema'

export const GetPlansBodySchema = z.looseObject({
  processingMTN: z.string().max(40).optional().describe('The line: its id, its number, or its number masked'),
  planType: z.string().max(40).optional().describe('A kind of device; without a line, whose plans are asked for'),
  referenceDataRequired: z.boolean().optional(),
  isRecommendedFlow: z.boolean().optional().describe('Recommended plans first, with the one to preselect'),
})

export const GetPlansAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  plans: z.array(PlanSchema),
  currentPlanId: z.string().optional().describe('What the line has'),
  recommendedPlanId: z.string().optional().describe('In the recommended flow'),
  referenceData: PlanReferenceSchema.optional().describe('Where it was required'),
})

export const getPlans = post({
  summary: 'List the plans that a line may take',
  body: GetPlansBodySchema,
  answer: GetPlansAnswerSchema,
  errors: [],
  example: { processingMTN: 'newLine1', planType: 'smartphones', isRecommendedFlow: true },
})
