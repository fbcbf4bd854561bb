import { post } from '../operation'
import { GetPlansAnswerSchema, GetPlansBodySchema } from './plans.schema'

export const plansOperations = {
  getPlans: post({
    summary: 'List the plans that a line may take',
    body: GetPlansBodySchema,
    answer: GetPlansAnswerSchema,
    errors: [],
    example: { processingMTN: 'newLine1', planType: 'smartphones', isRecommendedFlow: true },
  }),
}
