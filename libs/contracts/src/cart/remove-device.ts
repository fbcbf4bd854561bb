import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { DeviceChangeAnswerSchema } from '../shared/process-step.schema'

export const RemoveDeviceBodySchema = z.looseObject({ cartInfo: CartInfoSchema, lineId: IdSchema })

export const removeDevice = post({
  summary: 'Remove a line with its device, plan and number; processAction UNDO takes the last removal back',
  body: RemoveDeviceBodySchema,
  answer: DeviceChangeAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  example: { cartInfo: {}, lineId: 'newLine1' },
})
