import { commandCatalogue, commandNames, type Command } from '@soe/contracts'
import { z } from 'zod'
import { checkChoice } from './choice'

const takes = Object.fromEntries(commandNames.map((name) => [name, commandCatalogue[name].takes.optional()]))
const summaries = Object.fromEntries(commandNames.map((name) => [name, commandCatalogue[name].summary]))

const described = (name: string, schema: z.ZodType) => schema.describe(summaries[name] ?? name)

/** One command of the control API; flat, so that a wrong argument is named by its own path. */
export const EffectSchema = z
  .strictObject(Object.fromEntries(Object.entries(takes).map(([name, schema]) => [name, described(name, schema)])))
  .superRefine((command, context) => checkChoice(command, commandNames, context, { what: 'A command' }))
  .meta({ id: 'Command', minProperties: 1, maxProperties: 1 }) as unknown as z.ZodType<Command, Command>
