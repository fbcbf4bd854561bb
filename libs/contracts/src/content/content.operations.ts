import { z } from 'zod'
import { get } from '../operation'
import * as schema from './content.schema'

export const contentOperations = {
  getFeatureFlags: get({
    summary: 'The feature flags of this world',
    query: z.looseObject({}),
    answer: schema.FeatureFlagsAnswerSchema,
    success: 'HTTP 200',
    headers: [],
    example: {},
  }),
  getStaticContent: get({
    summary: 'Titles and texts of the site, or of one page',
    query: schema.StaticContentQuerySchema,
    answer: schema.StaticContentAnswerSchema,
    success: 'HTTP 200',
    headers: [],
    example: { page: 'emptyCart' },
  }),
  getPlanReferenceModel: get({
    summary: 'Kinds of plans, and what has to be said of them',
    query: z.looseObject({}),
    answer: schema.PlanReferenceModelSchema,
    success: 'HTTP 200',
    headers: [],
    example: {},
  }),
  getPrepaidPlans: get({
    summary: 'The prepaid plans',
    query: z.looseObject({}),
    answer: schema.PrepaidPlansSchema,
    success: 'HTTP 200',
    headers: [],
    example: {},
  }),
  getAccessoryInterstitialModel: get({
    summary: 'Texts and measures of the accessory interstitial',
    query: z.looseObject({}),
    answer: schema.AccessoryInterstitialModelSchema,
    success: 'HTTP 200',
    headers: [],
    example: {},
  }),
  getAccessoryInterstitial: get({
    summary: 'Home protection and home advisor on the accessory interstitial',
    query: z.looseObject({}),
    answer: schema.AccessoryInterstitialSchema,
    success: 'HTTP 200',
    headers: [],
    example: {},
  }),
  getAccountLandingMobile: get({
    summary: 'The account landing on a phone, asked for after error 2053',
    query: z.looseObject({}),
    answer: schema.AccountLandingSchema,
    success: 'HTTP 200',
    headers: [],
    example: {},
  }),
  getAccountLandingDesktop: get({
    summary: 'The account landing on a computer, asked for after error 2053',
    query: z.looseObject({}),
    answer: schema.AccountLandingSchema,
    success: 'HTTP 200',
    headers: [],
    example: {},
  }),
}
