import { z } from 'zod'
import { cartChange } from '../errors/error-groups'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema, typedText } from '../shared/fields.schema'
import { ProcessStepAnswerSchema } from '../shared/process-step.schema'

export const AddDonationBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  roundUpDonation: z.boolean().default(true),
  donationMatch: z.boolean().default(false),
  donationAmount: z.number().min(0).max(1000).multipleOf(0.01),
  charityUniqueCode: IdSchema.optional(),
  charityOrganization: typedText().max(80).optional(),
  itemCode: IdSchema.optional(),
})

export const addDonation = post({
  summary: 'Round the order up for a charity; an amount of 0 removes the donation',
  body: AddDonationBodySchema,
  answer: ProcessStepAnswerSchema,
  errors: [...cartChange, '1008', 'DONATION_NOT_ELIGIBLE'],
  needs: ['cart.addDevice'],
  effects: { lines: ['donationInfo'] },
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

export const descriptions = {
  roundUpDonation: 'Whether the amount rounds the total up',
  donationAmount: 'dollars; 0 takes the donation back',
}
