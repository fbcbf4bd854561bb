import { controlContract as control } from '@soe/contracts'
import { z } from 'zod'

const { array, boolean, literal, looseObject, number, record, strictObject, string, toJSONSchema, union, unknown } = z

/** What schemas of answers are made of: the control API's, and no more of zod than they need. */
export const answers = {
  control,
  z: { array, boolean, literal, looseObject, number, record, strictObject, string, union, unknown },
}

export const jsonSchemaOf = (schema: z.ZodType) => toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
