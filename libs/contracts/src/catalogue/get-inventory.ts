import { z } from 'zod'
import { get } from '../operation'
import { StoreSchema } from '../checkout/cart-view.schema'
import { DateSchema, IdSchema, LabelSchema, LocationCodeSchema, ZipCodeSchema } from '../shared/fields.schema'
import { InventorySchema } from './catalogue.schema'

export const GetInventoryQuerySchema = z.looseObject({
  skuId: IdSchema,
  zip: ZipCodeSchema.optional(),
  locationCode: z
    .string()
    .regex(/^[\d-]{1,20}$/, 'digits, hyphens allowed')
    .optional(),
})

export const StoreInventorySchema = z.strictObject({
  locationCode: LocationCodeSchema,
  name: LabelSchema,
  zipCode: ZipCodeSchema,
  ispuServices: z.array(IdSchema),
  inventory: InventorySchema,
})

/** What the warehouse, the named or nearest store, and every store hold of one sku. */
export const GetInventoryAnswerSchema = z.strictObject({
  productId: IdSchema,
  skuId: IdSchema,
  sorId: IdSchema,
  inventoryDetails: z.strictObject({ dFillInventory: InventorySchema, localInventory: InventorySchema }),
  locationCode: LocationCodeSchema,
  localStore: StoreSchema.optional(),
  arrivesOn: DateSchema.optional(),
  pickupOn: DateSchema.optional(),
  stores: z.array(StoreInventorySchema),
})

export const getInventory = get({
  summary: 'Return the stock of a sku in the warehouse and the stores',
  query: GetInventoryQuerySchema,
  answer: GetInventoryAnswerSchema,
  errors: ['ITEM_NOT_FOUND', 'ZIP_CODE_INVALID'],
  success: 'HTTP 200 with inventoryDetails',
  example: { skuId: 'orbit-12-pro-kelp-128', zip: '04101' },
})

export const descriptions = {
  'GetInventoryQuery.skuId': 'The sku to look up',
  'GetInventoryAnswer.locationCode': 'The store of localInventory',
  'GetInventoryQuery.locationCode': 'The store that counts as local; with or without its hyphen',
  localStore: 'The store of localInventory with its address and hours',
  arrivesOn: 'The day on which free delivery brings it, ordered now; none for what is out of stock',
  pickupOn: 'The day on which localStore hands it out, ordered now; none where it has none',
  stores: 'Stock of every store',
  name: 'Name of the store',
  ispuServices: 'Ways to pick up, such as curbside',
  inventory: 'Stock of the store',
  zip: 'Zip code; the store nearest to it counts as local',
}
