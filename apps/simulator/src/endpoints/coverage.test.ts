import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@soe/contracts'
import { findCarrierOperation } from '@soe/carrier'

/** Tests that walk all operations prove none of them in particular. */
const walkers = ['coverage.test.ts', 'declared-errors.test.ts']

const testFiles = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && !walkers.includes(file),
)
const steps = join(__dirname, '../testing/shop-steps.ts')
const tests = testFiles.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n')

/** The steps that tests share, by the operations that each calls. */
const sharedSteps = readFileSync(steps, 'utf8')
  .split(/^export const /m)
  .slice(1)
  .map((text) => ({ name: text.match(/^\w+/)?.[0] ?? '', text }))

const isCalledBy = (text: string, key: string) => text.includes(`'${key}'`)

const isTested = (key: string) =>
  isCalledBy(tests, key) ||
  sharedSteps.some(({ name, text }) => isCalledBy(text, key) && new RegExp(`\\b${name}\\(`).test(tests))

it('knows a call that no test makes', () => expect(isTested('cart.sinkShip')).toBe(false))

describe.each(operations.map(({ key }) => key))('%s', (key) => {
  it('has a handler', () => expect(findCarrierOperation(key)).toBeInstanceOf(Function))
  it('has a test that calls it', () => expect(isTested(key)).toBe(true))
})
