import { z } from 'zod'

/** What a cart is told about itself: what blocks it, warnings, and good news. */
export const CartValidationErrorSchema = z.strictObject({
  errorCode: z.string(),
  errorLevel: z.enum(['Blocker', 'WarningNotification', 'RewardNotification', 'CheckMarkNotification']),
  errorMessage: z.string(),
  fieldPath: z.string().optional().describe('Ids of the lines that it is about, with commas between'),
})
