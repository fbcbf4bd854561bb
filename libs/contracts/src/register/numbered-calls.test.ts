import type { z } from 'zod'
import { operations } from '../operations'
import { register } from './register'

const prefixOnly = 'only a prefix: its operations are calls of their own'

/** Calls of the register that are no operations here. */
const exemptCalls = [
  { id: 'E019', call: 'deviceconfigservice/*', reason: prefixOnly },
  { id: 'E020', call: 'plansservice/*', reason: prefixOnly },
  { id: 'E021', call: 'orderprocessservice/*', reason: prefixOnly },
  { id: 'E022', call: 'paymentservice/*', reason: prefixOnly },
  { id: 'E023', call: 'onedp/api/*', reason: prefixOnly },
  { id: 'E024', call: 'cca/fraudservice/*', reason: 'only a prefix: no operation below it is named' },
  { id: 'E025', call: '/content/vcg', reason: prefixOnly },
  { id: 'E090', call: 'the device-fraud collection script', reason: "another company's host, loaded by the page" },
  { id: 'E091', call: 'the scripts of the tag manager', reason: "another company's host, loaded by the page" },
  { id: 'E092', call: 'the gateway of the mobile app: store journey', reason: 'a navigation inside the native app' },
  { id: 'E093', call: 'the gateway of the mobile app: sign-in', reason: 'a navigation inside the native app' },
]

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
