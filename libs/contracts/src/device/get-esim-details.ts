import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { IdSchema } from '../shared/fields.schema'

export const GetEsimDetailsBodySchema = z.looseObject({
  cartId: IdSchema.optional(),
  lineId: IdSchema.optional().describe("A line of the caller's cart"),
  deviceSorId: IdSchema.optional().describe('A device of the catalogue'),
})

export const GetEsimDetailsAnswerSchema = z.strictObject({
  statusCode: z.string(),
  esimDetails: z.strictObject({
    productId: z.string(),
    sorId: z.string(),
    displayName: z.string(),
    euiccCapable: z.boolean(),
    simTypes: z.array(z.enum(['ESIM', 'PSIM'])),
    selectedSimType: z.enum(['ESIM', 'PSIM']).optional().describe('As switch-sim has chosen for the line'),
    eid: z.string().optional().describe('The eSIM chip, 32 digits'),
  }),
})

export const getEsimDetails = post({
  summary: 'Whether a device takes an eSIM, and its chip',
  body: GetEsimDetailsBodySchema,
  answer: GetEsimDetailsAnswerSchema,
  errors: [...cartLost, 'ITEM_NOT_FOUND'],
  success: "statusCode '00'",
  example: { deviceSorId: 'ORBIT-12-PRO-KELP-128' },
})
