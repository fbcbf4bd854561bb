import { z } from 'zod'
import { AmountSchema, IdSchema, KindSchema } from '../shared/fields.schema'

export const PlanSchema = z.strictObject({
  planId: IdSchema,
  displayName: z.string(),
  summary: z.string(),
  monthlyPrice: AmountSchema,
  priceWithoutAutoPay: AmountSchema.optional(),
  features: z.array(z.string()),
  recommended: z.boolean(),
  deviceCategories: z.array(KindSchema),
})
export type Plan = z.infer<typeof PlanSchema>

const FeeSchema = z.strictObject({ name: z.string(), amount: AmountSchema })

const SpeedSchema = z.string().regex(/^\d+–\d+ [KMG]bps$/)

/** What the federal label asks for beside the price. */
export const BroadbandFactsSchema = z.strictObject({
  uniquePlanId: IdSchema,
  monthlyFees: z.array(FeeSchema),
  oneTimeFees: z.array(FeeSchema),
  earlyTerminationFee: AmountSchema,
  speeds: z.array(
    z.strictObject({
      network: z.enum(['5G', '4G LTE']),
      download: SpeedSchema,
      upload: SpeedSchema,
      latency: z.string().regex(/^\d+–\d+ ms$/),
    }),
  ),
  dataIncluded: z.string().regex(/^(Unlimited|\d+ [GT]B)$/),
  additionalDataCharge: AmountSchema,
  dataNote: z.string(),
})
export type BroadbandFacts = z.infer<typeof BroadbandFactsSchema>

export const PlanDetailsSchema = z.strictObject({
  planId: IdSchema,
  data: z.string(),
  hotspot: z.string(),
  calls: z.string(),
  abroad: z.string(),
  activationFee: AmountSchema,
  broadbandFacts: BroadbandFactsSchema,
})
export type PlanDetails = z.infer<typeof PlanDetailsSchema>

export const PlanReferenceSchema = z.strictObject({
  planTypes: z.array(z.strictObject({ planType: KindSchema, displayName: z.string(), planIds: z.array(IdSchema) })),
  planDetails: z.array(PlanDetailsSchema),
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
  planDetails: 'What each plan holds, and its federal label',
  data: 'Data that the plan includes',
  hotspot: 'Data for other devices',
  calls: 'Calls and texts',
  abroad: 'What it is worth in other countries',
  activationFee: 'Dollars once for a line',
  broadbandFacts: 'What the federal label says of it',
  uniquePlanId: 'The plan, as the federal regulator names it',
  monthlyFees: 'Fees each month beside the price',
  oneTimeFees: 'Fees at the time of purchase',
  name: 'Name of the fee',
  amount: 'Dollars',
  earlyTerminationFee: 'Dollars for leaving early',
  speeds: 'Typical speeds by network',
  network: 'Kind of network',
  download: 'Typical download speed',
  upload: 'Typical upload speed',
  latency: 'Typical latency',
  dataIncluded: 'Data included with the monthly price',
  additionalDataCharge: 'Dollars for data beyond it',
  dataNote: 'What happens beyond it',
  disclosures: 'Legal disclosures for plans',
  id: 'Id of the text',
  text: 'The text',
}
