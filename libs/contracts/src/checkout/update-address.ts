import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { delivery } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, NameSchema, PhoneSchema, typedText } from '../shared/fields.schema'
import { exampleAddress } from './checkout.examples'
import { addressFields, CheckoutChangeAnswerSchema } from './checkout.schema'

export const UpdateAddressBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  shippingAddress: z.looseObject({
    type: z.enum(['home', 'business']).default('home'),
    firmName: typedText().max(60).optional(),
    firstName: NameSchema,
    lastName: NameSchema,
    emailId: EmailSchema.optional(),
    phoneNumber: PhoneSchema.optional(),
    country: z.literal('USA').default('USA'),
    preferFirstName: NameSchema.optional(),
    preferLastName: NameSchema.optional(),
    zipCode4: z
      .string()
      .regex(/^\d{4}$/, 'four digits')
      .optional(),
    confirmEmailId: EmailSchema.optional(),
    pobox: typedText().max(20).optional(),
    ruralDel: typedText().max(20).optional(),
    attention: typedText().max(60).optional(),
    enableEmailandTextNotification: z.boolean().optional(),
    ...addressFields,
  }),
})

export const updateAddress = post({
  summary: 'Set the shipping address',
  body: UpdateAddressBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.assignMtn'],
  effects: { cart: ['shippingAddress'], lines: delivery, settles: true },
  example: { cartInfo: {}, shippingAddress: { firstName: 'Maren', lastName: 'Oake', ...exampleAddress } },
})

export const descriptions = {
  type: 'home or business',
  preferFirstName: 'Preferred first name of the recipient',
}
