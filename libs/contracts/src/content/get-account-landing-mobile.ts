import { z } from 'zod'
import { get } from '../operation'
import { AccountLandingSchema } from './content.schema'

export const getAccountLandingMobile = get({
  summary: 'The account landing on a phone, asked for after error 2053',
  query: z.looseObject({}),
  answer: AccountLandingSchema,
  success: 'HTTP 200',
  headers: [],
  example: {},
})
