import { post } from '../operation'
import { EmptyBodySchema, SessionExtendedAnswerSchema } from './session.schema'

export const continueGuest = post({
  summary: "Keep a guest's session alive",
  body: EmptyBodySchema,
  answer: SessionExtendedAnswerSchema,
  errors: [],
  success: 'any answer but a 500',
  example: {},
})
