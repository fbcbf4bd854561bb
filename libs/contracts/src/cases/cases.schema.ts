import { z } from 'zod'
import { CartInfoSchema } from '../shared/cart-info.schema'

export const GetCasesBodySchema = z.looseObject({ cartInfo: CartInfoSchema.optional() }).optional()
