import { z } from 'zod'
import { AddressSchema, CountSchema } from '../shared/fields.schema'

export const AccountLandingQuerySchema = z.looseObject({ language: z.enum(['en', 'es']).optional() })

export const AccountLandingSchema = z.strictObject({
  accountLanding: z.strictObject({
    layout: z.enum(['mobile', 'desktop']),
    columns: CountSchema,
    title: z.string(),
    body: z.string(),
    links: z.array(z.strictObject({ text: z.string(), href: AddressSchema })),
  }),
})

export const contentDescriptions = {
  accountLanding: 'Content for a customer without a cart',
  layout: 'The screen size that the layout suits',
  columns: 'Columns of the page',
  title: 'Title',
  body: 'Text below the title',
  links: 'Links of the page',
  text: 'Text of the link',
  href: 'Path that it links to',
  language: 'Language of the texts; English where absent',
}
