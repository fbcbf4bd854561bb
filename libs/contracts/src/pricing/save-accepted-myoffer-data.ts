import { z } from 'zod'
import { post } from '../operation'
import { CartInfoSchema } from '../shared/cart-info.schema'
import { IdSchema } from '../shared/fields.schema'
import { ServiceHeaderSchema, SuccessCodeSchema } from '../shared/service.schema'

const Text = z.string().max(120).optional()

const Flag = z
  .boolean()
  .or(z.enum(['Y', 'N']))
  .optional()

/** An offer for selected customers, as the offer engine passes it to the page. */
export const SaveAcceptedMyofferDataBodySchema = z.looseObject({
  cartInfo: CartInfoSchema.optional(),
  allowRTDSubmit: Flag,
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
  bc: Text,
  restrictedOffer: Flag,
  currentPlanId: Text,
  upgradeReason: Text,
  athenaSessionID: Text,
})

export const SaveAcceptedMyofferDataAnswerSchema = z.strictObject({
  statusCode: SuccessCodeSchema,
  serviceHeader: ServiceHeaderSchema,
  offerId: IdSchema,
  saved: z.boolean(),
})

export const saveAcceptedMyofferData = post({
  summary: 'Record that the customer accepted a restricted offer',
  body: SaveAcceptedMyofferDataBodySchema,
  answer: SaveAcceptedMyofferDataAnswerSchema,
  errors: ['INVALID_REQUEST'],
  effects: { cart: ['totals'], settles: true },
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

export const descriptions = {
  'SaveAcceptedMyofferDataBody.offerId': 'The offer that was accepted',
  saved: 'Whether the offer now goes with the orders of the account',
  allowRTDSubmit: 'Whether to report the acceptance to the offer engine',
  rank: 'Its place among the offers',
  provisionDispositionID: "The offer engine's id of the acceptance",
  complianceCode: 'The rules that the offer falls under',
  fulfillmentCode: 'How the offer is fulfilled',
  param1: 'A value to return to the offer engine',
  t: 'A token to return to the offer engine',
  categoryType: 'Always Equipment',
  myOffer: 'Wrapper of the offer',
  serviceOffer: 'The offer as stored in the offer engine',
  restricted: 'Whether only some customers get it',
  accountLevel: 'Whether it applies to the account instead of a line',
  type: 'Kind of offer',
  wuf: 'Code of the web user flow that showed the offer',
  requires: 'Required purchases',
  requiredTurnIn: 'The required trade-in',
  mmtier: 'Plan tier that it requires',
  bc: 'Bar code',
  restrictedOffer: 'Whether only some customers get it',
  currentPlanId: 'The plan that the line has now',
  upgradeReason: 'Why the customer upgrades',
  athenaSessionID: 'Session of the offer engine',
}
