import { z } from 'zod'
import { StoreSchema } from '../checkout/cart-view.schema'
import { get } from '../operation'

export const ListStoresAnswerSchema = z.strictObject({ stores: z.array(StoreSchema) })

export const listStores = get({
  summary: 'List the stores with their addresses and hours',
  query: z.looseObject({}),
  answer: ListStoresAnswerSchema,
  success: 'HTTP 200 with stores',
  example: {},
})

export const descriptions = {
  stores: 'Every store',
}
