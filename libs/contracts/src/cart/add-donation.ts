import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const AddDonationBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  roundUpDonation: z.boolean().default(true).describe('the amount rounds the total up'),
  donationMatch: z.boolean().default(false).describe('the carrier gives as much again'),
  donationAmount: z.number().min(0).max(1000).multipleOf(0.01).describe('dollars; 0 takes the donation back'),
  charityUniqueCode: IdSchema.optional(),
  charityOrganization: z.string().trim().max(80).optional(),
  itemCode: IdSchema.optional().describe('ROUNDUPDONATION unless told otherwise'),
})

export const addDonation = post({
  summary: 'Round the order up for a charity; an amount of 0 takes it back',
  body: AddDonationBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'DONATION_NOT_ELIGIBLE'],
  example: {
    cartInfo: {},
    roundUpDonation: true,
    donationMatch: true,
    donationAmount: 0.37,
    charityUniqueCode: 'CH-104',
    charityOrganization: 'Harbor Light Fund',
    itemCode: 'ROUNDUPDONATION',
  },
})
