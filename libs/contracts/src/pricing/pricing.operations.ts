import { post } from '../operation'
import * as schema from './pricing.schema'

export const pricingOperations = {
  saveAcceptedMyofferData: post({
    summary: 'Remember that the customer has accepted a restricted offer',
    body: schema.SaveAcceptedMyofferDataBodySchema,
    answer: schema.SaveAcceptedMyofferDataAnswerSchema,
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
  }),
}
