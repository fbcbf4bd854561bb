import { z } from 'zod'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const GetPlansBodySchema = z.looseObject({
  processingMTN: z.string().max(40).optional(),
  planType: z.string().max(40).optional(),
  referenceDataRequired: z.boolean().optional(),
  isRecommendedFlow: z.boolean().optional(),
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

export const GetPlansAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  plans: z.array(PlanSchema),
})
