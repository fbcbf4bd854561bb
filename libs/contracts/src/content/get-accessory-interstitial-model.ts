import { z } from 'zod'
import { get } from '../operation'
import { CountSchema, KindSchema } from '../shared/fields.schema'
import { AccessoryInterstitialQuerySchema } from './get-accessory-interstitial'

export const AccessoryInterstitialModelSchema = z.strictObject({
  accessoryInterstitialModel: z.strictObject({
    title: z.string(),
    subtitle: z.string(),
    continueText: z.string(),
    categories: z.array(KindSchema),
    tilesPerRow: CountSchema,
    imageHeights: z.array(CountSchema),
    imageWidth: CountSchema,
  }),
})

export const getAccessoryInterstitialModel = get({
  summary: 'Return texts and layout of the accessory interstitial',
  query: AccessoryInterstitialQuerySchema,
  answer: AccessoryInterstitialModelSchema,
  success: 'HTTP 200',
  example: {},
})

export const descriptions = {
  accessoryInterstitialModel: 'How the accessory interstitial is laid out',
  title: 'Title',
  subtitle: 'Text below the title',
  continueText: 'Text of the continue button',
  categories: 'Kinds of accessories, in their order',
  tilesPerRow: 'Maximum number of tiles in a row',
  imageHeights: 'Heights of pictures in pixels',
  imageWidth: 'Width of pictures in pixels',
}
