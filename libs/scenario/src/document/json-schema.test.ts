import { commandNames, lockOwners } from '@soe/contracts'
import { errorIds } from './fields.schema'
import { operationKeys, targets } from './target.schema'
import { scenarioJsonSchema } from './json-schema'

interface Definitions {
  $defs: Record<string, { enum?: string[]; properties?: object }>
}

describe('the published JSON Schema', () => {
  it('completes operations and areas, error ids, channels and commands', () => {
    const { $defs } = scenarioJsonSchema() as unknown as Definitions
    expect($defs.Target?.enum).toEqual(targets)
    expect($defs.OperationKey?.enum).toEqual(operationKeys)
    expect($defs.ErrorId?.enum).toEqual(errorIds)
    expect($defs.Channel?.enum).toEqual(lockOwners)
    expect(Object.keys($defs.Command?.properties ?? {})).toEqual(commandNames)
  })

  it('has a name and words of its own, and no empty ones', () => {
    expect(scenarioJsonSchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://halyard.test/schemas/scenario.v1.json',
      title: 'Scenario',
      description: 'What a world does to some calls, and what should come of it',
    })
    expect(JSON.stringify(scenarioJsonSchema())).not.toContain('"description":""')
  })

  it('asks of an operation, an error and a command what they are', () => {
    const { $defs } = scenarioJsonSchema() as unknown as Definitions
    expect($defs.ErrorId).toMatchObject({ description: 'An error id of the catalogue that the operation may answer' })
    expect($defs.OperationKey).toMatchObject({ description: 'A contract key' })
    expect($defs.Command).toMatchObject({ minProperties: 1, maxProperties: 1 })
  })
})
