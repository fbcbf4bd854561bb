import { z } from 'zod'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema } from '../shared/service.schema'

const Text = z.string().max(120).optional()

const Flag = z
  .boolean()
  .or(z.enum(['Y', 'N']))
  .optional()

/** An offer that only some customers are made, as the offer engine hands it to the page. */
export const SaveAcceptedMyofferDataBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  allowRTDSubmit: Flag.describe('Whether the acceptance may be told to the offer engine'),
  offerId: IdSchema,
  rank: z
    .number()
    .int()
    .min(0)
    .max(1000)
    .or(z.string().regex(/^\d{1,4}$/))
    .optional(),
  provisionDispositionID: Text,
  complianceCode: Text,
  fulfillmentCode: Text,
  param1: Text,
  t: Text,
  categoryType: z.literal('Equipment').optional(),
  myOffer: z
    .looseObject({
      serviceOffer: z.looseObject({
        t: Text,
        offerId: IdSchema,
        fulfillmentCode: Text,
        restricted: Flag,
        accountLevel: Flag,
        type: Text,
      }),
    })
    .optional(),
  wuf: Text,
  requires: Text,
  requiredTurnIn: Text,
  mmtier: Text,
  bc: Text.describe('Bar code'),
  restrictedOffer: Flag,
  currentPlanId: Text,
  upgradeReason: Text,
  athenaSessionID: Text,
})

export const SaveAcceptedMyofferDataAnswerSchema = z.strictObject({
  statusCode: z.string(),
  serviceHeader: ServiceHeaderSchema,
  offerId: z.string(),
  saved: z.boolean().describe('Whether the offer now goes with the orders of the account'),
})

export const saveAcceptedMyofferData = post({
  summary: 'Remember that the customer has accepted a restricted offer',
  body: SaveAcceptedMyofferDataBodySchema,
  answer: SaveAcceptedMyofferDataAnswerSchema,
  errors: ['INVALID_REQUEST'],
  example: {
    allowRTDSubmit: true,
    offerId: 'OFF-20417',
    rank: 1,
    categoryType: 'Equipment',
    myOffer: {
      serviceOffer: {
        offerId: 'OFF-20417',
        fulfillmentCode: 'UPG50',
        restricted: 'Y',
        accountLevel: 'Y',
        type: 'EUP',
      },
    },
    restrictedOffer: 'Y',
    currentPlanId: 'mainsail-unlimited',
    upgradeReason: 'RESTRICTED',
  },
})
