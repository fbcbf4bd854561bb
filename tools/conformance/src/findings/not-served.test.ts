import type { Audience } from '@soe/contracts'
import type { Call } from '../shopping/call'
import { createServed } from '../shopping/served'
import { createFindings } from './finding'
import { addNotServed } from './not-served'

const key = 'cart.applyPromo'

const call = (audience: Audience, status: number, body = ''): Call => ({
  key,
  audience,
  exchange: {
    request: { method: 'POST', path: '/any', headers: {} },
    response: { status, headers: {}, setCookies: [], body, ms: 1 },
  },
  isSetup: false,
  isHostile: false,
})

const findingsOf = (...calls: readonly Call[]) => {
  const served = createServed()
  for (const made of calls) {
    try {
      served.note(made)
    } catch {
      // What shows that an operation is not there ends the check that called it.
    }
  }
  const findings = createFindings(() => 0)
  addNotServed(findings, served, { keys: [key], audiences: ['signed-in', 'prepay'] })
  return findings.all().map(({ kind, message }) => `${kind}: ${message}`)
}

it('tells of an operation that is not there for an audience', () => {
  expect(findingsOf(call('prepay', 404))).toEqual([expect.stringMatching(/^not-built: not built for prepay: POST \//)])
})

it('does not take an error of the operation itself for one that is not there', () => {
  expect(findingsOf(call('prepay', 404, '{"errors":[{"id":"PROMO_INVALID"}]}'))).toEqual([])
})

it('does not take the error envelope for an operation that is not there, whatever the error is', () => {
  const envelope = '{"statusCode":"CARD_GONE","errors":[{"id":"CARD_GONE"}]}'
  expect(findingsOf(call('prepay', 404, envelope), call('prepay', 404))).toEqual([])
})

it('says nothing of an audience that has no path of its own for the operation', () => {
  expect(findingsOf(call('signed-in', 404))).toEqual([])
})
