import { post } from '../operation'
import { EmptyBodySchema, SignedOutAnswerSchema } from './session.schema'

export const logout = post({
  summary: 'End the session',
  body: EmptyBodySchema,
  answer: SignedOutAnswerSchema,
  errors: [],
  success: 'HTTP 2xx',
  example: {},
})
