import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { AmountSchema, CapacitySchema, IdSchema, MaskedNumberSchema, TrimmedTextSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

export const AccountDevicesBodySchema = z.looseObject({
  productId: IdSchema.optional(),
  cartId: IdSchema.optional(),
  cartInfo: CartInfoSchema.optional(),
})

const TradeInDeviceSchema = z.strictObject({
  mtn: MaskedNumberSchema,
  mtnHashCode: IdSchema,
  nickName: z.string(),
  deviceBrand: TrimmedTextSchema,
  deviceModel: TrimmedTextSchema,
  eligible: z.boolean(),
  tradeInValue: AmountSchema,
  submissionId: IdSchema.optional(),
})

const TradeInModelSchema = z.strictObject({
  deviceBrand: TrimmedTextSchema,
  deviceModel: TrimmedTextSchema,
  capacities: z.array(CapacitySchema),
  tradeInValue: AmountSchema,
})

export const AccountDevicesAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  devices: z.array(TradeInDeviceSchema),
  models: z.array(TradeInModelSchema),
})

export const accountDevices = post({
  summary: "List the account's devices with their trade-in values, and every model that the carrier accepts",
  body: AccountDevicesBodySchema,
  answer: AccountDevicesAnswerSchema,
  errors: [...cartLost],
  example: { productId: 'dev14000001' },
})

export const descriptions = {
  devices: "The account's own; none without an account",
  mtn: 'Masked number of the line that uses it',
  submissionId: 'Its trade-in in the cart, where there is one',
  capacities: 'Storage that it came with',
  models: 'Every make and model that the carrier accepts',
  productId: 'The device that the shopper is viewing',
}
