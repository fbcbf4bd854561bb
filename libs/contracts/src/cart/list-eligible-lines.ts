import { z } from 'zod'
import { post } from '../operation'
import { ServiceHeaderSchema } from '../shared/service.schema'
import { CartOnlyBodySchema } from './cart.schema'
import {
  AmountSchema,
  CountSchema,
  DateOrEmptySchema,
  EmailSchema,
  IdSchema,
  MaskedNumberSchema,
} from '../shared/fields.schema'

/** Groups of lines in the upgrade selector. */
export const eligibleLineCategories = ['LOAN', 'ACTIVE_LOAN_GRACE_PERIOD', 'ELIGIBLE', 'INELIGIBLE'] as const

export const EligibleLineSchema = z.strictObject({
  category: z.enum(eligibleLineCategories),
  mtn: MaskedNumberSchema,
  mtnHashCode: IdSchema,
  nickName: z.string(),
  installmentLoans: z.array(z.strictObject({ balance: AmountSchema, monthsLeft: CountSchema })),
  simFreezeInfo: z.strictObject({ frozen: z.boolean() }),
  paymentInfo: z.strictObject({ arPastDueBalance: AmountSchema }),
  equipmentUpgradeEligibility: z.strictObject({
    upgradeEligible: z.boolean(),
    annualUpgradeEligible: z.boolean(),
    buyoutEligible: z.boolean(),
    edgeUpEligible: z.boolean(),
    buyoutRestricted: z.boolean(),
    inEligibility: z.strictObject({ mtnPermanentlyInactive: z.boolean(), mtnSuspended: z.boolean() }),
    twoYearContract: z.strictObject({ endDate: DateOrEmptySchema }),
    lineUpgradedwithin24Hrs: z.boolean(),
    upgradeEligibilityLabel: z.string(),
  }),
  equipmentInfos: z.array(
    z.strictObject({
      deviceInfo: z.strictObject({
        displayName: z.string(),
        modelName: z.string(),
        tradeInValue: AmountSchema,
        ringDevice: z.boolean(),
        simClass4G: IdSchema,
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
  emailId: EmailSchema.optional(),
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
    'LOAN: a loan is active; ACTIVE_LOAN_GRACE_PERIOD: it is active and may not be bought out yet; ELIGIBLE or INELIGIBLE without one',
  installmentLoans: 'Active loans on the line',
  balance: 'Dollars still owed',
  monthsLeft: 'Months until it is paid off',
  simFreezeInfo: 'Whether the SIM is protected against a swap',
  frozen: 'true: the SIM cannot be changed now',
  paymentInfo: 'What is owed',
  arPastDueBalance: 'Dollars past due',
  equipmentUpgradeEligibility: 'Whether and how the line may get a new device',
  upgradeEligible: 'An upgrade is possible now',
  annualUpgradeEligible: 'The yearly early upgrade is possible',
  buyoutEligible: 'The active loan may be paid off to upgrade',
  edgeUpEligible: 'The device may be traded in to upgrade early',
  buyoutRestricted: 'The active loan may not be paid off yet',
  inEligibility: 'Reasons why the line cannot be selected',
  mtnPermanentlyInactive: 'The line is permanently out of service, and is not listed',
  mtnSuspended: 'The line is suspended',
  twoYearContract: 'The two-year contract of the line, a legacy kind',
  endDate: 'ISO date on which it ends; empty without one',
  lineUpgradedwithin24Hrs: 'The line was upgraded within the last 24 hours',
  upgradeEligibilityLabel: 'The upgrade eligibility in words',
  equipmentInfos: 'Equipment of the line',
  deviceInfo: 'The device that the line uses',
  modelName: "The maker's model",
  ringDevice: 'Whether it is a ring, which cannot be upgraded',
  simClass4G: 'Class of the SIM that it takes',
  pairedDeviceDetails: 'The device that it is paired with, such as the phone of a watch',
  lines: "The account's lines that an upgrade may be for",
  emailId: "The account's email address",
}
