import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import {
  AddressSchema,
  CountSchema,
  IdOrEmptySchema,
  IdSchema,
  KindSchema,
  MoneySchema,
  YesNoSchema,
} from '../shared/fields.schema'
import { LineActivityTypeSchema } from '../shared/cart-info.schema'

export const ReadDataLayerBodySchema = z
  .looseObject({
    cartId: IdSchema.optional(),
    pageName: z.string().max(120).optional(),
    flowName: z.string().max(60).optional(),
  })
  .optional()

/** A cart item as analytics reports it. */
export const DataLayerItemSchema = z.strictObject({
  name: z.string(),
  id: IdSchema,
  category: IdSchema,
  discount: MoneySchema,
  line: IdOrEmptySchema,
  group: LineActivityTypeSchema,
  merchCat: KindSchema,
  offer: z.string(),
  qty: CountSchema,
  sku: IdSchema,
  productId: IdSchema,
  shared: YesNoSchema,
  nonRecurringPrice: MoneySchema,
  recurringPrice: MoneySchema,
  action: IdSchema,
  path: AddressSchema,
})
export type DataLayerItem = z.infer<typeof DataLayerItemSchema>

/** What page analytics knows of the visitor and the cart. */
export const ReadDataLayerAnswerSchema = z.strictObject({
  statusCode: z.literal('00'),
  dataLayer: z.strictObject({
    visitor: z.strictObject({
      loginStatus: z.enum(['logged in', 'not logged in']),
      role: IdOrEmptySchema,
      lineOfBusiness: z.enum(['vzw', 'vzp', 'vzt', 'vzw|vzt', 'vzt|vzw']),
    }),
    page: z.strictObject({ name: z.string().max(120), flow: z.string().max(60) }),
    cart: z.strictObject({
      cartId: IdOrEmptySchema,
      itemCount: CountSchema,
      dueToday: MoneySchema,
      dueMonthly: MoneySchema,
      items: z.array(DataLayerItemSchema),
    }),
    wishListCount: CountSchema,
  }),
})

export const readDL = post({
  summary: 'Read the data layer of page analytics',
  body: ReadDataLayerBodySchema,
  answer: ReadDataLayerAnswerSchema,
  errors: cartLost,
  success: "statusCode '00'",
  needs: ['cart.assignMtn'],
  example: { pageName: 'expresscart' },
})

export const descriptions = {
  name: 'Name of the item',
  'page.name': 'Name of the page',
  id: 'The sorId',
  category: 'The department that it is in',
  discount: 'Dollars taken off',
  line: 'The line that the item is for, by its id',
  group: "The line's activity",
  merchCat: 'Kind of merchandise',
  offer: 'Promotions on it',
  sku: 'The variant',
  shared: 'Y: it is for the whole order, not for one line',
  nonRecurringPrice: 'Dollars once',
  recurringPrice: 'Dollars a month, recurring',
  action: 'The action taken, such as scAdd',
  path: "Path of the product's page",
  dataLayer: 'Data for page analytics',
  visitor: 'The visitor',
  loginStatus: 'logged in, or not',
  role: 'guest, prepay, mobilesecure or accountmember',
  lineOfBusiness: 'vzw wireless, vzp prepaid',
  page: 'The page',
  flow: 'Name of the flow',
  cart: 'The cart',
  items: 'What is on it',
  pageName: 'Name of the page',
  flowName: 'Name of the flow',
}
