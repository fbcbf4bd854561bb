import { z } from 'zod'
import { get } from '../operation'
import { AccountLandingSchema } from './content.schema'

export const getAccountLandingMobile = get({
  summary: 'Return the account landing on a phone, shown after error 2053',
  query: z.looseObject({}),
  answer: AccountLandingSchema,
  success: 'HTTP 200',
  example: {},
})
