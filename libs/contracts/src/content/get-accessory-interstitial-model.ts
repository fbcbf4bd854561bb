import { z } from 'zod'
import { get } from '../operation'

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

export const getAccessoryInterstitialModel = get({
  summary: 'Texts and measures of the accessory interstitial',
  query: z.looseObject({}),
  answer: AccessoryInterstitialModelSchema,
  success: 'HTTP 200',
  headers: [],
  example: {},
})
