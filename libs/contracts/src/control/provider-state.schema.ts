import { z } from 'zod'
import { DurationSchema } from './control-fields.schema'

const text = z.string().min(1).max(120)

/** What a judge asks a backend to set up, or to take down again, so that a check starts from a known state. */
export const ProviderStateSchema = z.union([
  /** A new shopper; `beside` puts it on the same backend's data as another one. */
  z.strictObject({
    state: z.literal('shopper'),
    params: z.strictObject({ identity: text, beside: text.optional() }),
    action: z.literal('setup'),
  }),
  z.strictObject({
    state: z.literal('cart locked'),
    params: z.strictObject({ of: text, channel: text, ttl: DurationSchema.optional() }),
    action: z.literal('setup'),
  }),
  z.strictObject({
    state: z.literal('time passed'),
    params: z.strictObject({ of: text, by: DurationSchema }),
    action: z.literal('setup'),
  }),
  z.strictObject({
    state: z.literal('shopper'),
    params: z.strictObject({ of: text }),
    action: z.literal('teardown'),
  }),
])
export type ProviderState = z.infer<typeof ProviderStateSchema>

/** The state's id, and what every call of its shopper carries. */
export const ProviderStateReadySchema = z.strictObject({
  id: z.string(),
  headers: z.record(z.string(), z.string()),
  cookies: z.record(z.string(), z.string()),
})
export type ProviderStateReady = z.infer<typeof ProviderStateReadySchema>
