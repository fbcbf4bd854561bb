import { z } from 'zod'
import { PlanReferenceSchema, PlanSchema } from '../plans/plans.schema'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'

const TitledSchema = z.strictObject({ title: z.string(), body: z.string(), buttonText: z.string().optional() })

export const FeatureFlagsAnswerSchema = z.strictObject({ featureFlags: FeatureFlagsSchema })

/** Site content by page; a page that no one knows has none. */
export const StaticContentAnswerSchema = z.strictObject({ content: z.record(z.string(), TitledSchema) })
export const StaticContentQuerySchema = z.looseObject({ page: z.string().max(60).optional() })

export const PlanReferenceModelSchema = z.strictObject({ planReference: PlanReferenceSchema })
export const PrepaidPlansSchema = z.strictObject({ prepaidPlans: z.array(PlanSchema) })

export const AccessoryInterstitialModelSchema = z.strictObject({
  accessoryInterstitialModel: z.strictObject({
    title: z.string(),
    subtitle: z.string(),
    continueText: z.string(),
    categories: z.array(z.string()),
    tilesPerRow: z.number().int(),
    imageHeights: z.array(z.number().int()),
    imageWidth: z.number().int(),
  }),
})

const HomeOfferSchema = z.strictObject({ enabled: z.boolean(), title: z.string(), body: z.string() })

export const AccessoryInterstitialSchema = z.strictObject({
  accessoryInterstitial: z.strictObject({ vzhdp: HomeOfferSchema, homeAdvisor: HomeOfferSchema }),
})

export const AccountLandingSchema = z.strictObject({
  accountLanding: z.strictObject({
    layout: z.enum(['mobile', 'desktop']),
    columns: z.number().int(),
    title: z.string(),
    body: z.string(),
    links: z.array(z.strictObject({ text: z.string(), href: z.string() })),
  }),
})
