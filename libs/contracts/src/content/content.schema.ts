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
