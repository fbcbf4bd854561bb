import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { delivery } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema, NameSchema, PhoneSchema } from '../shared/fields.schema'
import { exampleAddress } from './checkout.examples'
import { addressFields, CheckoutChangeAnswerSchema } from './checkout.schema'

export const UpdateContactBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  contact: z.looseObject({
    firstName: NameSchema,
    lastName: NameSchema,
    emailId: EmailSchema,
    phoneNumber: PhoneSchema.optional(),
    dateOfBirth: z.iso.date().optional(),
    serviceAddress: z.looseObject(addressFields),
  }),
})

export const updateContact = post({
  summary: 'Set the contact: name, email, phone, service address',
  body: UpdateContactBodySchema,
  answer: CheckoutChangeAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.assignMtn'],
  effects: {
    cart: ['contact', 'shippingAddress'],
    lines: [...delivery, 'serviceInfo.primaryUserInfo', 'serviceInfo.serviceAddress'],
    settles: true,
  },
  example: {
    cartInfo: {},
    contact: {
      firstName: 'Maren',
      lastName: 'Oake',
      emailId: 'maren@example.com',
      phoneNumber: '2075550148',
      serviceAddress: exampleAddress,
    },
  },
})
