import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { CartOnlyBodySchema } from './cart.schema'

/** Groups of lines in the upgrade selector. */
export const eligibleLineCategories = ['LOAN', 'ACTIVE_LOAN_GRACE_PERIOD', 'ELIGIBLE', 'INELIGIBLE'] as const

export const EligibleLineSchema = z.strictObject({
  category: z.enum(eligibleLineCategories),
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
  summary: "List the account's lines with their upgrade eligibility",
  body: CartOnlyBodySchema,
  answer: ListEligibleLinesAnswerSchema,
  errors: [],
  example: { cartInfo: {} },
})

export const descriptions = {
  category:
    'LOAN: a loan runs; ACTIVE_LOAN_GRACE_PERIOD: it runs and may not be bought out yet; ELIGIBLE or INELIGIBLE without one',
  installmentLoans: 'Loans that run on the line',
  balance: 'Dollars still owed',
  monthsLeft: 'Months until it is paid off',
  simFreezeInfo: 'Whether the SIM is protected against a swap',
  frozen: 'true: the SIM can not be changed now',
  paymentInfo: 'What is owed',
  arPastDueBalance: 'Dollars past due',
  equipmentUpgradeEligibility: 'Whether and how the line may get a new device',
  upgradeEligible: 'An upgrade is possible now',
  annualUpgradeEligible: 'The yearly early upgrade is possible',
  buyoutEligible: 'The running loan may be paid off to upgrade',
  edgeUpEligible: 'The device may be traded in to upgrade early',
  buyoutRestricted: 'The running loan may not be paid off yet',
  inEligibility: 'Why the line can not be chosen',
  mtnPermanentlyInactive: 'The line is out of service for good; it is not listed',
  mtnSuspended: 'The line is suspended',
  twoYearContract: 'A contract of the old kind',
  endDate: 'ISO date on which it ends; empty without one',
  lineUpgradedwithin24Hrs: 'The line was upgraded within the last day',
  upgradeEligibilityLabel: 'The same in words',
  equipmentInfos: 'What the line uses',
  deviceInfo: 'The device that the line uses',
  modelName: "The maker's model",
  ringDevice: 'Whether it is a ring, which can not be upgraded',
  simClass4G: 'Class of the SIM that it takes',
  pairedDeviceDetails: 'The device that it is paired with, such as the phone of a watch',
  lines: "The account's lines that an upgrade may be for",
}
