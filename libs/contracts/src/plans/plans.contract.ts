import { post } from '../operation'
import { routes } from '../routes'
import { GetPlansAnswerSchema, GetPlansBodySchema } from './plans.schema'

export const plansContract = {
  getPlans: post(routes.plans.getPlans, {
    summary: 'List the plans that a line may take',
    body: GetPlansBodySchema,
    answer: GetPlansAnswerSchema,
    errors: [],
    example: { processingMTN: 'newLine1', planType: 'smartphones', isRecommendedFlow: true },
  }),
}
