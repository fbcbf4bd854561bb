import { cartChange, cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import * as schema from './trade-in.schema'

const device = { deviceBrand: 'Orbit', deviceModel: 'Orbit 9', deviceId: '351756051523999' } as const

export const tradeInOperations = {
  validateDevice: post({
    summary: 'What a device is worth as a trade-in',
    body: schema.ValidateTradeInBodySchema,
    answer: schema.ValidateTradeInAnswerSchema,
    errors: ['ITEM_NOT_FOUND'],
    example: { device },
  }),
  accountDevices: post({
    summary: "The account's devices and what each is worth, with every model that is taken",
    body: schema.AccountDevicesBodySchema,
    answer: schema.AccountDevicesAnswerSchema,
    errors: [...cartLost],
    example: { productId: 'dev14000001' },
  }),
  addDevice: post({
    summary: 'Trade a device in, for a line of the cart or on its own',
    body: schema.AddTradeInBodySchema,
    answer: ProcessStepAnswerSchema,
    errors: [...cartChange, '1008', 'ITEM_NOT_FOUND'],
    example: { cartInfo: {}, device, condition: 'good' },
  }),
}
