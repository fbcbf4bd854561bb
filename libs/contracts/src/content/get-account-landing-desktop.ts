import { get } from '../operation'
import { AccountLandingQuerySchema, AccountLandingSchema } from './content.schema'

export const getAccountLandingDesktop = get({
  summary: 'Return the account landing on a computer, shown after error 2053',
  query: AccountLandingQuerySchema,
  answer: AccountLandingSchema,
  success: 'HTTP 200',
  example: {},
})
