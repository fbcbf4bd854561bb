import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import * as schema from './cases.schema'

export const casesOperations = {
  getCases: post({
    summary: "List the shopper's open cases with who holds them",
    body: schema.GetCasesBodySchema,
    answer: schema.GetCasesAnswerSchema,
    errors: ['208'],
    success: 'cases not empty',
    example: {},
  }),
  getCaseAndCartId: post({
    summary: "Name the shopper's current case and its cart",
    body: schema.GetCasesBodySchema,
    answer: schema.GetCaseAndCartIdAnswerSchema,
    errors: ['208'],
    success: 'caseID and cartId present',
    example: {},
  }),
  resumeCase: post({
    summary: 'Go on with a case, or find a saved cart by email',
    body: schema.ResumeCaseBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '208', 'SAVED_CART_NOT_FOUND'],
    example: { emailId: 'maren@example.com' },
  }),
}
