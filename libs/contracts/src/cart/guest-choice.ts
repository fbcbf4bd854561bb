import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { delivery } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { EmailSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const GuestChoiceBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  choice: z.enum(['GUEST', 'SIGN_IN']),
  emailId: EmailSchema.optional(),
})

export const guestChoice = post({
  summary: 'Continue as a guest, or sign in',
  body: GuestChoiceBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008'],
  needs: ['cart.addDevice'],
  effects: {
    cart: ['cartHeader', 'contact', 'shippingAddress'],
    lines: [...delivery, 'serviceInfo'],
    settles: true,
  },
  example: { cartInfo: {}, choice: 'GUEST', emailId: 'maren@example.com' },
})

export const descriptions = {
  choice: 'Whether to continue without an account or to sign in',
  emailId: "Finds the guest's cart again",
}
