import { z } from 'zod'

export const LandingBodySchema = z.looseObject({
  processStep: z.string().max(60).optional(),
  processAction: z.string().max(60).optional(),
  intent: z.string().max(20).optional(),
})
