import { z } from 'zod'
import { post } from '../operation'
import { EmptyBodySchema } from './session.schema'

export const clearCache = post({
  summary: "Forget a prospect's cart and session values",
  body: EmptyBodySchema,
  answer: z.strictObject({ code: z.number().int() }),
  errors: [],
  example: {},
})

export const descriptions = {
  code: '200: forgotten',
}
