import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { contentsOfCart, delivery } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { DeviceChangeAnswerSchema } from '../shared/process-step.schema'

export const RemoveDeviceBodySchema = z.looseObject({ cartInfo: CartInfoSchema, lineId: IdSchema })

export const removeDevice = post({
  summary: 'Remove a line with its device, plan and number; processAction UNDO takes the last removal back',
  body: RemoveDeviceBodySchema,
  answer: DeviceChangeAnswerSchema,
  errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
  needs: ['cart.addDevice'],
  effects: {
    cart: [...contentsOfCart, 'tradeIns'],
    named: [''],
    lines: [...delivery, 'donationInfo'],
    names: ({ lineId }) => (lineId === undefined ? undefined : [lineId]),
    ends: 'when-empty',
  },
  example: { cartInfo: {}, lineId: 'newLine1' },
})
