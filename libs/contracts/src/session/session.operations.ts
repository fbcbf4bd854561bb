import { z } from 'zod'
import { page, post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { SignedOutAnswerSchema } from './session.schema'

const EmptyBodySchema = z.looseObject({}).optional()
const ExtendedSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  /** Instant at which the session ends if nothing more is called. */
  expiresAt: z.string(),
})

export const sessionOperations = {
  logout: post({
    summary: 'End the session',
    body: EmptyBodySchema,
    answer: SignedOutAnswerSchema,
    errors: [],
    success: 'HTTP 2xx',
    example: {},
  }),
  logoutPage: page({
    summary: 'End the session and go to the shop: where a browser is sent after a 401',
    query: z.looseObject({}),
    answer: SignedOutAnswerSchema,
    errors: [],
    success: 'HTTP 303 to /smartphones',
    headers: [],
    redirect: '/smartphones',
    example: {},
  }),
  keepAlive: post({
    summary: 'Keep the signed-in session alive',
    body: EmptyBodySchema,
    answer: ExtendedSchema,
    errors: [],
    success: 'any answer but a 500',
    example: {},
  }),
  continueGuest: post({
    summary: "Keep a guest's session alive",
    body: EmptyBodySchema,
    answer: ExtendedSchema,
    errors: [],
    success: 'any answer but a 500',
    headers: ['p-csrf-token'],
    example: {},
  }),
  clearCache: post({
    summary: "Forget a prospect's cart and session values",
    body: EmptyBodySchema,
    answer: z.strictObject({ code: z.number().int().describe('200: forgotten') }),
    errors: [],
    success: 'code 200',
    example: {},
  }),
}
