import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import * as schema from './device.schema'

export const deviceOperations = {
  getProtectionFeatures: post({
    summary: 'Protection that a device or a home may have',
    body: schema.GetProtectionFeaturesBodySchema,
    answer: schema.GetProtectionFeaturesAnswerSchema,
    errors: [...cartLost, 'ITEM_NOT_FOUND', '1079'],
    success: "status 'SUCCESS'",
    example: {
      channel: 'VZW-DOTCOM',
      pageId: 'PROTECTION',
      getHomeProtectionEligibility: true,
      vhdpPageRequest: 'HDP',
    },
  }),
  getEsimDetails: post({
    summary: 'Whether a device takes an eSIM, and its chip',
    body: schema.GetEsimDetailsBodySchema,
    answer: schema.GetEsimDetailsAnswerSchema,
    errors: [...cartLost, 'ITEM_NOT_FOUND'],
    success: "statusCode '00'",
    example: { deviceSorId: 'ORBIT-12-PRO-KELP-128' },
  }),
}
