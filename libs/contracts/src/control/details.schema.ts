import { z } from 'zod'
import { NetworkSchema } from './network.schema'
import { AmountRowSchema } from '../checkout/cart-line.schema'
import { FeatureFlagsSchema } from '../shared/feature-flags.schema'
import { openObject } from './state.schema'

const CartDetailsSchema = z.strictObject({
  id: z.string(),
  dueToday: z.number(),
  dueMonthly: z.number(),
  lines: z.array(
    z.strictObject({
      lineId: z.string(),
      plan: z.string().optional(),
      /** For the device alone. */
      dueToday: z.number(),
      dueMonthly: z.number(),
      accessories: z.array(
        z.strictObject({
          skuId: z.string(),
          qty: z.number().int(),
          /** Before bundle discounts. */ dueToday: z.number(),
        }),
      ),
    }),
  ),
  /** Amounts due today besides the items: fees, discounts, tax. */
  extraRows: z.array(AmountRowSchema),
  /** Where sales tax is due. */
  taxState: z.string().optional(),
})

const StandingSchema = openObject({
  /** `account:…` or `session:…`, as carts name their owner. */
  id: z.string(),
  creditStatus: z.enum(['AP', 'PE', 'DC', 'OH']),
  creditFrozen: z.boolean(),
  mandatoryDownPaymentCents: z.number().int(),
  securityDepositCents: z.number().int(),
  pastDueCents: z.number().int(),
  pendingOrder: z.boolean(),
  scheduledOrder: z.boolean(),
  barrier: z.string().optional(),
})

/** Facts derived from a world's state: cart totals, account states and settings. */
export const WorldDetailsSchema = z.strictObject({
  timeZone: z.string(),
  carts: z.array(CartDetailsSchema),
  standings: z.array(StandingSchema),
  throttleList: z.array(z.string()).readonly(),
  featureFlags: FeatureFlagsSchema.readonly(),
  /** Skus with stock that differs from the catalogue. */
  stock: z.array(
    z.strictObject({
      skuId: z.string(),
      status: z.enum(['in-stock', 'back-order', 'pre-order', 'out-of-stock']),
      qty: z.number().int(),
      availableOn: z.string().optional(),
    }),
  ),
  support: z.strictObject({
    chatAgents: z.number().int(),
    videoAgents: z.number().int(),
    chatProposition: z.string().optional(),
  }),
  network: NetworkSchema,
  /** Requested failures that have not occurred yet. */
  failures: z.array(
    z.strictObject({
      id: z.string(),
      on: z.string(),
      error: z.string().optional(),
      status: z.number().int().optional(),
    }),
  ),
})
export type WorldDetails = z.infer<typeof WorldDetailsSchema>

export const CatalogSkuSchema = z.strictObject({
  skuId: z.string(),
  productId: z.string(),
  sorId: z.string(),
  kind: z.enum(['DEVICE', 'ACCESSORY']),
  name: z.string(),
  /** Color and size. */
  variant: z.string(),
})
export type CatalogSku = z.infer<typeof CatalogSkuSchema>
