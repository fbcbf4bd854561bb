import { z } from 'zod'
import { AmountSchema, IdSchema, KindSchema } from '../shared/fields.schema'

export const PlanSchema = z.strictObject({
  planId: IdSchema,
  displayName: z.string(),
  summary: z.string(),
  monthlyPrice: AmountSchema,
  features: z.array(z.string()),
  recommended: z.boolean(),
  deviceCategories: z.array(KindSchema),
})
export type Plan = z.infer<typeof PlanSchema>

export const PlanReferenceSchema = z.strictObject({
  planTypes: z.array(z.strictObject({ planType: KindSchema, displayName: z.string(), planIds: z.array(IdSchema) })),
  disclosures: z.array(z.strictObject({ id: IdSchema, text: z.string() })),
})
export type PlanReference = z.infer<typeof PlanReferenceSchema>

export const plansDescriptions = {
  features: 'Features of the plan',
  recommended: 'Whether the carrier recommends it',
  deviceCategories: 'Departments of suitable devices',
  planTypes: 'Kinds of plans',
  planType: 'Kind of device that the plans are for',
  planIds: 'The plans of that kind',
  disclosures: 'Legal disclosures for plans',
  id: 'Id of the text',
  text: 'The text',
}
