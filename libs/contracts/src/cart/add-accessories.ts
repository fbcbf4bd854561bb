import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { contentsOfCart, delivery } from '../shared/cart-parts'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { QuantitySchema, SkuIdSchema } from '../shared/fields.schema'
import { AccessoryChangeAnswerSchema } from '../shared/process-step.schema'

const AccessoryRequestSchema = z.looseObject({
  id: SkuIdSchema,
  qty: QuantitySchema,
  skuId: SkuIdSchema.optional(),
  isSoftSku: z.boolean().optional(),
  accessoryBundle: z.boolean().optional(),
  accessorySkuID: z.string().max(80).optional(),
  displayName: z.string().max(160).optional(),
  imgUrl: z.string().max(300).optional(),
  color: z.string().max(40).optional(),
  price: z.string().max(20).optional(),
  giftCard: z.boolean().optional(),
  discountAmount: z.string().max(20).optional(),
})

export const AddAccessoriesBodySchema = z.looseObject({
  cartInfo: CartInfoSchema,
  data: z.looseObject({
    validateCart: z.boolean().optional(),
    depletionType: z.enum(['L', 'F']).optional(),
    lines: z
      .array(
        z.looseObject({
          mtn: z.string().min(1).max(40),
          mdnFilterValue: z.string().max(40).optional(),
          addAccessories: z.array(AccessoryRequestSchema).max(20).optional(),
          removeAccessories: z.array(AccessoryRequestSchema).max(20).optional(),
          ispuFlow: z.boolean().optional(),
          depletionLocationCode: z.string().max(20).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
  skipSVC: z.boolean().optional(),
})

export const addAccessories = post({
  summary: 'Add, change or remove accessories',
  body: AddAccessoriesBodySchema,
  answer: AccessoryChangeAnswerSchema,
  errors: [...cartChange, '208', '3000', 'ITEM_NOT_FOUND', 'OUT_OF_STOCK', 'QUANTITY_LIMIT'],
  needs: ['cart.addDevice'],
  effects: {
    cart: contentsOfCart,
    named: ['accessories'],
    lines: delivery,
    names: ({ data }) => data.lines.map(({ mtn }) => mtn),
    ends: 'when-empty',
  },
  example: {
    cartInfo: {},
    data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }] },
  },
})

export const descriptions = {
  validateCart: 'Whether to check the cart as well',
  mdnFilterValue: 'The line that the page was filtered by',
  addAccessories: 'Accessories to add to what the line has; with the same one in removeAccessories, its new quantity',
  id: "The accessory's sku",
  isSoftSku: 'Whether the sku is a service',
  accessoryBundle: 'Whether it is bought as part of a bundle',
  accessorySkuID: 'The same sku, under the name that bundles use',
  imgUrl: 'The picture on the page that it was added from',
  color: 'Name of the color, as shown on the page',
  price: 'The price on the page; the catalogue price is charged',
  discountAmount: 'The discount shown on the page, for prepaid',
  removeAccessories: 'Accessories to remove',
  depletionLocationCode: 'The store that it is taken from',
  skipSVC: 'Whether to skip the check of shared values',
}
