import { z } from 'zod'
import { get } from '../operation'
import { IdSchema } from '../shared/fields.schema'

const TitledSchema = z.strictObject({
  title: z.string(),
  body: z.string(),
  buttonText: z.string().optional(),
  target: IdSchema.optional(),
})

/** Site content by page; a page that no one knows has none. */
export const StaticContentAnswerSchema = z.strictObject({ content: z.record(IdSchema, TitledSchema) })

export const StaticContentQuerySchema = z.looseObject({
  page: z.string().max(60).optional(),
  language: z.enum(['en', 'es']).optional(),
})

export const getStaticContent = get({
  summary: 'Return titles and texts of the site, or of one page',
  query: StaticContentQuerySchema,
  answer: StaticContentAnswerSchema,
  success: 'HTTP 200',
  example: { page: 'emptyCart' },
})

export const descriptions = {
  content: 'Texts by page',
  title: 'Title',
  body: 'Text below the title',
  buttonText: 'Text of the button',
  target: 'Where the button leads: shop, wishlist, or anything else for all products',
  language: 'Language of the texts; English where absent',
  page: 'The page to return texts for; all pages where absent',
}
