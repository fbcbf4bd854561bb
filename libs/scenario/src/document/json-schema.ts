import { z } from 'zod'
import { ScenarioSchema } from './scenario.schema'

/** The document's JSON Schema for editors: keys, areas, error ids, channels and commands complete. */
export const scenarioJsonSchema = (): Record<string, unknown> => {
  const schema = z.toJSONSchema(ScenarioSchema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' })
  return { ...(schema as Record<string, unknown>), $id: 'https://halyard.test/schemas/scenario.v1.json' }
}
