import { z } from 'zod'
import { post } from '../operation'
import { CaseSummarySchema } from '../shared/process-step.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { GetCasesBodySchema } from './cases.schema'

export const GetCasesAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  caseCount: z.number().int().min(0),
  cases: z.array(CaseSummarySchema),
})

export const getCases = post({
  summary: "List the shopper's open cases with the channels that hold them",
  body: GetCasesBodySchema,
  answer: GetCasesAnswerSchema,
  errors: ['208'],
  success: 'cases not empty',
  needs: ['cart.assignMtn'],
  example: {},
})

export const descriptions = {
  caseCount: 'Open cases; above 1 the shopper has to choose',
  cases: 'The case of the current cart first',
}
