import { z } from 'zod'

/** A call that an agent makes for the shopper of a chat; the operation's own schema checks the body. */
export const ChatCallSchema = z.strictObject({
  /** Contract key of a change, such as cart.addAccessories. */
  operation: z.string().max(80),
  body: z.unknown(),
})
export type ChatCall = z.infer<typeof ChatCallSchema>

/** What the shopper would have been answered. */
export const ChatCallReplySchema = z.strictObject({ status: z.number().int(), body: z.unknown() })
export type ChatCallReply = z.infer<typeof ChatCallReplySchema>
