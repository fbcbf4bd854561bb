import { z } from 'zod'
import { cartLost } from '../errors/error-groups'
import { post } from '../operation'
import { EidSchema, IdSchema, ImeiSchema } from '../shared/fields.schema'

/** What the makers' register says of a device. */
export const deviceStandings = [
  'WORKS',
  'WORKS_WITHOUT_5G',
  'LOCKED',
  'LOST_OR_STOLEN',
  'NOT_PAID_OFF',
  'UNKNOWN',
] as const

export const GetEsimDetailsBodySchema = z.looseObject({
  cartId: IdSchema.optional(),
  lineId: IdSchema.optional(),
  deviceSorId: IdSchema.optional(),
  imei: ImeiSchema.optional(),
})

export const GetEsimDetailsAnswerSchema = z.strictObject({
  statusCode: z.literal('00'),
  esimDetails: z.strictObject({
    productId: IdSchema,
    sorId: IdSchema,
    displayName: z.string(),
    euiccCapable: z.boolean(),
    simTypes: z.array(z.enum(['ESIM', 'PSIM'])),
    selectedSimType: z.enum(['ESIM', 'PSIM']).optional(),
    eid: EidSchema.optional(),
    standing: z.enum(deviceStandings).optional(),
  }),
})

export const getEsimDetails = post({
  summary: 'Check whether a device supports eSIM, and whether it may be connected',
  body: GetEsimDetailsBodySchema,
  answer: GetEsimDetailsAnswerSchema,
  errors: [...cartLost, 'ITEM_NOT_FOUND'],
  success: "statusCode '00'",
  example: { deviceSorId: 'ORBIT-12-PRO-KELP-128' },
})

export const descriptions = {
  esimDetails: 'What the device takes',
  simTypes: 'Kinds of SIM that it takes',
  selectedSimType: 'The kind that switch-sim set for the line',
  eid: 'The eSIM chip, 32 digits',
  lineId: "A line of the caller's cart",
  deviceSorId: 'A device of the catalogue',
  imei: "The device's own number, looked up in the makers' register",
  standing: 'Whether the device with the IMEI may be connected; absent without one',
}
