import { z } from 'zod'
import { get } from '../operation'
import * as schema from './content.schema'

export { FeatureFlagsSchema } from './content.schema'

const model = { query: z.looseObject({}), success: 'HTTP 200', errors: [], headers: [], example: {} } as const

export const contentOperations = {
  getFeatureFlags: get({
    ...model,
    summary: 'The feature flags of this world',
    answer: schema.FeatureFlagsAnswerSchema,
  }),
  getStaticContent: get({
    ...model,
    summary: 'Titles and texts of the site, or of one page',
    query: schema.StaticContentQuerySchema,
    answer: schema.StaticContentAnswerSchema,
    example: { page: 'emptyCart' },
  }),
  getPlanReferenceModel: get({
    ...model,
    summary: 'Kinds of plans, and what has to be said of them',
    answer: schema.PlanReferenceModelSchema,
  }),
  getPrepaidPlans: get({
    ...model,
    summary: 'The prepaid plans',
    answer: schema.PrepaidPlansSchema,
  }),
  getAccessoryInterstitialModel: get({
    ...model,
    summary: 'Texts and measures of the accessory interstitial',
    answer: schema.AccessoryInterstitialModelSchema,
  }),
  getAccessoryInterstitial: get({
    ...model,
    summary: 'Home protection and home advisor on the accessory interstitial',
    answer: schema.AccessoryInterstitialSchema,
  }),
  getAccountLandingMobile: get({
    ...model,
    summary: 'The account landing on a phone, asked for after error 2053',
    answer: schema.AccountLandingSchema,
  }),
  getAccountLandingDesktop: get({
    ...model,
    summary: 'The account landing on a computer, asked for after error 2053',
    answer: schema.AccountLandingSchema,
  }),
}
