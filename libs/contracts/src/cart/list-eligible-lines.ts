import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { CartOnlyBodySchema } from './cart.schema'

/** Where a line stands in the upgrade selector. */
export const eligibleLineCategories = ['LOAN', 'ACTIVE_LOAN_GRACE_PERIOD', 'ELIGIBLE', 'INELIGIBLE'] as const

export const EligibleLineSchema = z.strictObject({
  category: z.enum(eligibleLineCategories),
  /** Masked: three digits, three digits, then XXXX. */
  mtn: z.string(),
  mtnHashCode: z.string(),
  nickName: z.string(),
  installmentLoans: z.array(z.strictObject({ balance: z.number(), monthsLeft: z.number().int() })),
  simFreezeInfo: z.strictObject({ frozen: z.boolean() }),
  paymentInfo: z.strictObject({ arPastDueBalance: z.number() }),
  equipmentUpgradeEligibility: z.strictObject({
    upgradeEligible: z.boolean(),
    annualUpgradeEligible: z.boolean(),
    buyoutEligible: z.boolean(),
    edgeUpEligible: z.boolean(),
    buyoutRestricted: z.boolean(),
    inEligibility: z.strictObject({ mtnPermanentlyInactive: z.boolean(), mtnSuspended: z.boolean() }),
    twoYearContract: z.strictObject({ endDate: z.string() }),
    lineUpgradedwithin24Hrs: z.boolean(),
    upgradeEligibilityLabel: z.string(),
  }),
  equipmentInfos: z.array(
    z.strictObject({
      deviceInfo: z.strictObject({
        displayName: z.string(),
        modelName: z.string(),
        tradeInValue: z.number(),
        ringDevice: z.boolean(),
        simClass4G: z.string(),
        euiccCapable: z.boolean(),
        pairedDeviceDetails: z.string().optional(),
      }),
    }),
  ),
})
export type EligibleLine = z.infer<typeof EligibleLineSchema>

export const ListEligibleLinesAnswerSchema = z.strictObject({
  serviceHeader: ServiceHeaderSchema,
  lines: z.array(EligibleLineSchema),
})

export const listEligibleLines = post({
  summary: "List the account's lines with what each may upgrade to",
  body: CartOnlyBodySchema,
  answer: ListEligibleLinesAnswerSchema,
  errors: [],
  example: { cartInfo: {} },
})
