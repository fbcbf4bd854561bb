import { z } from 'zod'
import { page } from '../operation'
import { SignedOutAnswerSchema } from './session.schema'

export const logoutPage = page({
  summary: 'End the session and redirect to the shop: the page that a browser opens after a 401',
  query: z.looseObject({}),
  answer: SignedOutAnswerSchema,
  errors: [],
  success: 'HTTP 303 to /smartphones',
  redirect: '/smartphones',
  example: {},
})
