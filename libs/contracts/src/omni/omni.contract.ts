import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { routes } from '../routes'
import { ReadDataLayerAnswerSchema, ReadDataLayerBodySchema } from './omni.schema'

export const omniContract = {
  readDL: post(routes.omni.readDL, {
    summary: 'Read the data layer of page analytics',
    body: ReadDataLayerBodySchema,
    answer: ReadDataLayerAnswerSchema,
    errors: cartLost,
    success: "statusCode '00'",
    example: { pageName: 'expresscart' },
  }),
}
