import { z } from 'zod'
import { IdListSchema, IdSchema } from './fields.schema'

/** A finding about a cart: a blocker, a warning or good news. */
export const CartValidationErrorSchema = z.strictObject({
  errorCode: IdSchema,
  errorLevel: z.enum(['Blocker', 'WarningNotification', 'RewardNotification', 'CheckMarkNotification']),
  errorMessage: z.string(),
  fieldPath: IdListSchema.optional(),
})

export const cartValidationErrorDescriptions = {
  errorCode: 'Code of the finding in the error catalogue, such as 1082',
  errorLevel:
    'Blocker stops checkout; WarningNotification warns; RewardNotification and CheckMarkNotification bring good news',
  errorMessage: 'Text that a shopper may be shown',
  fieldPath: 'Ids of the lines concerned, separated by commas',
}
