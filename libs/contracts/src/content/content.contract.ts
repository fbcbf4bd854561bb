import { z } from 'zod'
import { get } from '../operation'
import { routes } from '../routes'
import * as schema from './content.schema'

export { FeatureFlagsSchema } from './content.schema'

const model = { query: z.looseObject({}), success: 'HTTP 200', errors: [], headers: [], example: {} } as const

export const contentContract = {
  getFeatureFlags: get(routes.content.getFeatureFlags, {
    ...model,
    summary: 'The feature flags of this world',
    answer: schema.FeatureFlagsAnswerSchema,
    chosen: true,
  }),
  getStaticContent: get(routes.content.getStaticContent, {
    ...model,
    summary: 'Titles and texts of the site, or of one page',
    query: schema.StaticContentQuerySchema,
    answer: schema.StaticContentAnswerSchema,
    chosen: true,
    example: { page: 'emptyCart' },
  }),
  getPlanReferenceModel: get(routes.content.getPlanReferenceModel, {
    ...model,
    summary: 'Kinds of plans, and what has to be said of them',
    answer: schema.PlanReferenceModelSchema,
    chosen: true,
  }),
  getPrepaidPlans: get(routes.content.getPrepaidPlans, {
    ...model,
    summary: 'The prepaid plans',
    answer: schema.PrepaidPlansSchema,
    chosen: true,
  }),
  getAccessoryInterstitialModel: get(routes.content.getAccessoryInterstitialModel, {
    ...model,
    summary: 'Texts and measures of the accessory interstitial',
    answer: schema.AccessoryInterstitialModelSchema,
    chosen: true,
  }),
  getAccessoryInterstitial: get(routes.content.getAccessoryInterstitial, {
    ...model,
    summary: 'Home protection and home advisor on the accessory interstitial',
    answer: schema.AccessoryInterstitialSchema,
  }),
  getAccountLandingMobile: get(routes.content.getAccountLandingMobile, {
    ...model,
    summary: 'The account landing on a phone, asked for after error 2053',
    answer: schema.AccountLandingSchema,
  }),
  getAccountLandingDesktop: get(routes.content.getAccountLandingDesktop, {
    ...model,
    summary: 'The account landing on a computer, asked for after error 2053',
    answer: schema.AccountLandingSchema,
  }),
}
