import { z } from 'zod'
import { get } from '../operation'
import { PlanReferenceSchema } from '../plans/plans.schema'

export const PlanReferenceModelSchema = z.strictObject({ planReference: PlanReferenceSchema })

export const getPlanReferenceModel = get({
  summary: 'Return kinds of plans and their disclosures',
  query: z.looseObject({}),
  answer: PlanReferenceModelSchema,
  success: 'HTTP 200',
  example: {},
})

export const descriptions = {
  planReference: 'Reference data for the plans',
}
