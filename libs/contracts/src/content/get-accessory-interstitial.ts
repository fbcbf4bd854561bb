import { z } from 'zod'
import { get } from '../operation'

export const AccessoryInterstitialQuerySchema = z.looseObject({ language: z.enum(['en', 'es']).optional() })

const HomeOfferSchema = z.strictObject({ enabled: z.boolean(), title: z.string(), body: z.string() })

export const AccessoryInterstitialSchema = z.strictObject({
  accessoryInterstitial: z.strictObject({ vzhdp: HomeOfferSchema, homeAdvisor: HomeOfferSchema }),
})

export const getAccessoryInterstitial = get({
  summary: 'Return the home protection and home advisor offers of the accessory interstitial',
  query: AccessoryInterstitialQuerySchema,
  answer: AccessoryInterstitialSchema,
  success: 'HTTP 200',
  example: {},
})

export const descriptions = {
  accessoryInterstitial: 'Additional offers of the accessory interstitial',
  vzhdp: 'Home device protection',
  enabled: 'Whether it is offered',
  title: 'Title',
  body: 'Text below the title',
  homeAdvisor: 'Home device advisor',
  language: 'Language of the texts; English where absent',
}
