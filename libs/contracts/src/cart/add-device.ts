import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { contentsOfCart, delivery } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, ImeiSchema, SkuIdSchema } from '../shared/fields.schema'
import { DeviceChangeAnswerSchema } from '../shared/process-step.schema'

const DeviceRequestSchema = z.looseObject({
  id: SkuIdSchema,
  productId: IdSchema,
  dppMonths: z.number().int().min(0).max(60),
  contractTerm: z.enum(['MONTH_TO_MONTH', 'INSTALLMENT']).or(z.string().regex(/^\d{1,2}$/)),
  category: z.string().max(40).optional(),
  loanOfferId: z.string().max(60).optional(),
  isStorageKnown: z.boolean().optional(),
})

export const AddDeviceBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  data: z.looseObject({
    lines: z
      .array(
        z.looseObject({
          lineId: IdSchema.optional(),
          device: DeviceRequestSchema,
          sim: z
            .looseObject({
              id: IdSchema.optional(),
              eSim: z.boolean().optional(),
              smartImeiDevice: ImeiSchema.optional(),
            })
            .optional(),
          isNewLine: z.boolean(),
          depletionType: z.enum(['L', 'F']).optional(),
          preBackOrderDate: z.string().max(30).optional(),
          purchasePath: z.string().max(40).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
  ispuFlow: z.boolean().optional(),
})

export const addDevice = post({
  summary: 'Add a device to the cart, or change the one on a line',
  body: AddDeviceBodySchema,
  answer: DeviceChangeAnswerSchema,
  errors: [...cartChange, '208', '4077', 'ITEM_NOT_FOUND', 'OUT_OF_STOCK', 'LINE_NOT_ELIGIBLE'],
  refusals: ['CART_FULL'],
  effects: {
    cart: contentsOfCart,
    named: [''],
    lines: delivery,
    names: ({ data }) => data.lines.flatMap(({ lineId }) => (lineId === undefined ? [] : [lineId])),
  },
  example: {
    cartInfo: { clientAppName: 'SOE', intendType: 'AAL', processStep: 'ProductDetail' },
    data: {
      lines: [
        {
          device: { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' },
          isNewLine: true,
          depletionType: 'F',
        },
      ],
    },
    ispuFlow: false,
  },
  prepaidExample: {
    cartInfo: { clientAppName: 'SOE', intendType: 'AAL', processStep: 'ProductDetail' },
    data: {
      lines: [
        {
          device: {
            id: 'orbit-12-pro-kelp-128',
            productId: 'dev14000001',
            dppMonths: 0,
            contractTerm: 'MONTH_TO_MONTH',
          },
          isNewLine: true,
          depletionType: 'F',
        },
      ],
    },
    ispuFlow: false,
  },
})

export const descriptions = {
  device: 'The device to buy, or to trade in',
  id: 'The sku to buy',
  'sim.id': "The SIM's number",
  dppMonths: 'Months of the instalment plan; 0 is the full retail price',
  contractTerm: 'MONTH_TO_MONTH, INSTALLMENT, or the months of the plan',
  category: 'Kind of product, as the page classifies it',
  isStorageKnown: "Whether the storage of the shopper's own device is known; false where they could not name it",
  sim: 'The SIM that goes with the device',
  eSim: 'Whether to use an eSIM; false is a card',
  smartImeiDevice: "IMEI of the shopper's own device",
  isNewLine: 'Whether the device starts a new line',
  preBackOrderDate: 'The shipping date that the page showed',
  purchasePath:
    "Origin of the device: BYOD is the customer's own, SECONDNUMBER adds a second number; otherwise it is bought",
}
