import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@soe/contracts'
import { findCarrierOperation } from './operations'
import { loadOperation, placeOf } from './testing/load-operation'

const isTested = (key: string, test: string) =>
  existsSync(test) && readFileSync(test, 'utf8').includes(`describeOperation('${key}'`)

describe.each(operations.map(({ key }) => key))('%s', (key) => {
  it('is at the place that its key names', () => {
    expect(findCarrierOperation(key)).toBe(loadOperation(key))
  })

  it('has its test beside it', () => {
    expect(isTested(key, join(__dirname, `${placeOf(key)}.test.ts`))).toBe(true)
  })
})
