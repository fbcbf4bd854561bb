import { audiences, errorCatalogue, lockOwners, type ErrorId } from '@soe/contracts'
import { z } from 'zod'

export const ScenarioIdSchema = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and - only')

export const RuleIdSchema = ScenarioIdSchema.describe('Names the rule in expectations, `after` and reports')

export const oneOrMore = <Item extends z.ZodType>(item: Item, most = 50) =>
  z.union([item, z.array(item).min(1).max(most)])

export const AudienceSchema = z.enum(audiences).meta({ id: 'Audience' })
export const ChannelSchema = z.enum(lockOwners).meta({ id: 'Channel' })

export const errorIds = Object.keys(errorCatalogue) as ErrorId[]
export const ErrorIdSchema = z
  .enum(errorIds as [ErrorId, ...ErrorId[]])
  .meta({ id: 'ErrorId', description: 'An error id of the catalogue that the operation may answer' })

const naturalNumber = z.number().int().min(0).max(1_000_000)

/** A number, or bounds that hold together. */
export const CountSchema = z.union([
  naturalNumber,
  z
    .strictObject({ min: naturalNumber.optional(), max: naturalNumber.optional() })
    .refine(({ min, max }) => min !== undefined || max !== undefined, { message: 'needs min, max or both' })
    .refine(({ min = 0, max = Infinity }) => min <= max, { message: 'min is more than max' }),
])
export type Count = z.infer<typeof CountSchema>
