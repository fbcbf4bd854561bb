import { z } from 'zod'
import { post } from '../operation'
import { ThrottleEntrySchema } from '../support/throttle-entry.schema'

export const ThrottleListAnswerSchema = z.strictObject({ throttleList: z.array(ThrottleEntrySchema) })

export const getThrottleList = post({
  owner: 'session',
  summary: 'List the throttled features that are on for this shopper',
  body: z.looseObject({}).optional(),
  answer: ThrottleListAnswerSchema,
  success: 'throttleList present',
  errors: [],
  example: undefined,
})
