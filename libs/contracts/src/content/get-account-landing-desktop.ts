import { z } from 'zod'
import { get } from '../operation'
import { AccountLandingSchema } from './content.schema'

export const getAccountLandingDesktop = get({
  summary: 'Return the account landing on a computer, shown after error 2053',
  query: z.looseObject({}),
  answer: AccountLandingSchema,
  success: 'HTTP 200',
  example: {},
})
