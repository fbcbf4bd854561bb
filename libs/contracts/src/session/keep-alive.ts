import { post } from '../operation'
import { EmptyBodySchema, SessionExtendedAnswerSchema } from './session.schema'

export const keepAlive = post({
  summary: 'Keep the signed-in session alive',
  body: EmptyBodySchema,
  answer: SessionExtendedAnswerSchema,
  errors: [],
  success: 'any answer but a 500',
  example: {},
})
