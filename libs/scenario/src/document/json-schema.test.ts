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
})
