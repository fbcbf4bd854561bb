import { z } from 'zod'

export const AccountLandingSchema = z.strictObject({
  accountLanding: z.strictObject({
    layout: z.enum(['mobile', 'desktop']),
    columns: z.number().int(),
    title: z.string(),
    body: z.string(),
    links: z.array(z.strictObject({ text: z.string(), href: z.string() })),
  }),
})

export const contentDescriptions = {
  accountLanding: 'What a customer without a cart is shown',
  layout: 'The screen size that the layout suits',
  columns: 'Columns of the page',
  title: 'Title',
  body: 'Text below the title',
  links: 'Where to go from there',
  text: 'Text of the link',
  href: 'Path that it leads to',
}
