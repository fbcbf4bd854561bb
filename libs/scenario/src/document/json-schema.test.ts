import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandNames, lockOwners } from '@soe/contracts'
import { errorIds } from './fields.schema'
import { operationKeys, targets } from './target.schema'
import { scenarioJsonSchema } from './json-schema'

const file = join(__dirname, '../../scenario.schema.json')

interface Definitions {
  $defs: Record<string, { enum?: string[]; properties?: object }>
}

describe('the published JSON Schema', () => {
  it('is current; WRITE_JSON_SCHEMA=1 makes it so', () => {
    if (process.env.WRITE_JSON_SCHEMA === '1') {
      writeFileSync(file, `${JSON.stringify(scenarioJsonSchema(), undefined, 2)}\n`)
    }
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(scenarioJsonSchema())
  })

  it('completes operations and areas, error ids, channels and commands', () => {
    const { $defs } = scenarioJsonSchema() as unknown as Definitions
    expect($defs.Target?.enum).toEqual(targets)
    expect($defs.OperationKey?.enum).toEqual(operationKeys)
    expect($defs.ErrorId?.enum).toEqual(errorIds)
    expect($defs.Channel?.enum).toEqual(lockOwners)
    expect(Object.keys($defs.Command?.properties ?? {})).toEqual(commandNames)
  })
})
