import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { ReadDataLayerAnswerSchema, ReadDataLayerBodySchema } from './omni.schema'

export const omniOperations = {
  readDL: post({
    summary: 'Read the data layer of page analytics',
    body: ReadDataLayerBodySchema,
    answer: ReadDataLayerAnswerSchema,
    errors: cartLost,
    success: "statusCode '00'",
    example: { pageName: 'expresscart' },
  }),
}
