import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { GetCasesBodySchema } from './cases.schema'
import { IdSchema } from '../shared/fields.schema'

/** Both absent where there is no open case. */
export const GetCaseAndCartIdAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  caseID: IdSchema.optional(),
  cartId: IdSchema.optional(),
})

export const getCaseAndCartId = post({
  summary: "Return the shopper's current case and its cart",
  body: GetCasesBodySchema,
  answer: GetCaseAndCartIdAnswerSchema,
  errors: ['208'],
  success: 'caseID and cartId present',
  needs: ['cart.assignMtn'],
  example: {},
})
