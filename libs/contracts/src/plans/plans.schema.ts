import { z } from 'zod'

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
