import { z } from 'zod'
import { post } from '../operation'
import { IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const PromoCaseIdBodySchema = z.looseObject({ barCodeIdList: z.array(IdSchema).min(1).max(20) })

export const PromoCaseIdAnswerSchema = z.strictObject({
  statusCode: z.literal('00'),
  serviceHeader: ServiceHeaderSchema,
  promoCases: z.array(
    z.strictObject({
      barCodeId: IdSchema,
      promoCaseId: IdSchema,
      displayName: z.string(),
      expired: z.boolean(),
    }),
  ),
})

export const getPromoCaseIdByBarCode = post({
  summary: 'Look up the promotion case of each bar code',
  body: PromoCaseIdBodySchema,
  answer: PromoCaseIdAnswerSchema,
  errors: ['PROMO_INVALID'],
  success: "statusCode '00'",
  example: { barCodeIdList: ['810000004101'] },
})

export const descriptions = {
  promoCases: 'The promotion behind each bar code',
  expired: 'Whether it has expired',
  barCodeIdList: 'Bar codes to look up',
}
