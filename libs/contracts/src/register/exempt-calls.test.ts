import type { z } from 'zod'
import { operations } from '../operations'
import { exemptCalls } from './exempt-calls'
import { register } from './register'

/** The specification numbers its calls E001 to E093. */
const numbered = Array.from({ length: 93 }, (_, index) => `E${String(index + 1).padStart(3, '0')}`)

const registered: readonly string[] = register.map(({ id }) => id)
const exempt = exemptCalls.map(({ id }) => id)

describe('the register', () => {
  it('has every numbered call: as an operation or as exempt', () => {
    const known = new Set([...registered, ...exempt])
    expect(numbered.filter((id) => !known.has(id))).toEqual([])
  })

  it('has no other call', () => {
    expect([...registered, ...exempt].filter((id) => !numbered.includes(id))).toEqual([])
  })

  it('has no call both ways', () => {
    expect(exempt.filter((id, index) => registered.includes(id) || exempt.indexOf(id) !== index)).toEqual([])
  })
})

describe('an operation', () => {
  it.each(operations.map(({ key, operation }) => ({ key, operation })))('$key has an example', ({ operation }) => {
    const { body, query } = operation as { body?: z.ZodType; query?: z.ZodType }
    const { example } = operation.metadata
    expect(example.body ?? example.query ?? (body ?? query)?.safeParse(undefined).success).toBeTruthy()
  })
})
