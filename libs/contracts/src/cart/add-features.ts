import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { MtnSchema } from './cart.schema'

const FeatureRequestSchema = z.looseObject({
  id: IdSchema,
  actionIndicator: z.enum(['A', 'D']),
  type: z.string().max(20).optional(),
  quantity: z.number().int().min(1).max(10).default(1),
  mtns: z.array(MtnSchema).max(20).optional(),
})

export const AddFeaturesBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  data: z.looseObject({ accountFeatures: z.array(FeatureRequestSchema).min(1).max(20) }),
})

/** The next step, with the result for each feature on each line. */
export const AddFeaturesAnswerSchema = ProcessStepAnswerSchema.extend({
  serviceHeader: ServiceHeaderSchema.extend({ statusMsg: z.literal('SUCCESS') }),
  cartInfo: z.strictObject({
    cartId: IdSchema,
    lines: z.array(
      z.strictObject({
        mtn: IdSchema,
        spos: z.array(z.strictObject({ id: IdSchema, success: z.boolean() })),
      }),
    ),
  }),
})

export const addFeatures = post({
  summary: 'Add or remove home protection, home advisor, device protection and features of lines',
  body: AddFeaturesBodySchema,
  answer: AddFeaturesAnswerSchema,
  errors: [...cartChange, '1008', '1079', 'ITEM_NOT_FOUND'],
  needs: ['cart.addDevice'],
  effects: {
    cart: ['orderDetails.accountFeatures'],
    named: ['protection', 'features', 'visFeatures'],
    names: ({ data: { accountFeatures } }) =>
      accountFeatures.every(({ mtns }) => mtns) ? accountFeatures.flatMap(({ mtns = [] }) => mtns) : undefined,
  },
  example: {
    cartInfo: {},
    data: { accountFeatures: [{ id: 'harbor-home-protect', actionIndicator: 'A', type: 'SPO', quantity: 1 }] },
  },
})

export const descriptions = {
  'AddFeaturesAnswer.cartInfo': 'The cart, with the result for each feature',
  spos: 'Service options asked for',
  id: 'The requested feature',
  'accountFeatures.id': "The feature's id or sorId",
  success: 'Whether it was done',
  accountFeatures: 'Features to add or to remove',
  actionIndicator: 'A adds, D removes',
  type: 'SPO for the account, SFO for a line',
  quantity: 'How many of it',
  mtns: 'The lines to add it to; every eligible line where absent',
}
