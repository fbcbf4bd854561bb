import { z } from 'zod'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const GetPlansBodySchema = z.looseObject({
  processingMTN: z.string().max(40).optional().describe('The line: its id, its number, or its number masked'),
  planType: z.string().max(40).optional().describe('A kind of device; without a line, whose plans are asked for'),
  referenceDataRequired: z.boolean().optional(),
  isRecommendedFlow: z.boolean().optional().describe('Recommended plans first, with the one to preselect'),
})

export const PlanSchema = z.strictObject({
  planId: z.string(),
  displayName: z.string(),
  summary: z.string(),
  monthlyPrice: z.number(),
  features: z.array(z.string()),
  recommended: z.boolean(),
  deviceCategories: z.array(z.string()),
})
export type Plan = z.infer<typeof PlanSchema>

export const PlanReferenceSchema = z.strictObject({
  planTypes: z.array(z.strictObject({ planType: z.string(), displayName: z.string(), planIds: z.array(z.string()) })),
  disclosures: z.array(z.strictObject({ id: z.string(), text: z.string() })),
})
export type PlanReference = z.infer<typeof PlanReferenceSchema>

export const GetPlansAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  plans: z.array(PlanSchema),
  currentPlanId: z.string().optional().describe('What the line has'),
  recommendedPlanId: z.string().optional().describe('In the recommended flow'),
  referenceData: PlanReferenceSchema.optional().describe('Where it was required'),
})
