import { audiencesOf, chooseOperations, operationOf } from '../contract/judged-operations'
import { exampleOf } from '../shopping/examples'
import { isValidRequest, requestSchemaOf } from './json-schema'
import { mutatedNegatives, negativesOf } from './negatives'
import { positivesOf } from './positives'
import { seededRandom } from '../run/seeded-random'

const keys = chooseOperations([])

const givenOf = (key: (typeof keys)[number]) => {
  const { body, query } = exampleOf(key, audiencesOf(key)[0])
  return operationOf(key).method === 'GET' ? query : body
}

/** What the server reads of a request that was sent. */
const wireOf = ({ body, query }: { body?: unknown; query?: Readonly<Record<string, string>> }): string | undefined =>
  query ? JSON.stringify(Object.fromEntries(new URLSearchParams(query))) : JSON.stringify(body)

describe('a generated invalid request', () => {
  it.each(keys)('of %s is one that the contract refuses', (key) => {
    const schema = requestSchemaOf(key)
    for (const negative of negativesOf(key, givenOf(key))) {
      expect([negative.path, negative.label, schema && isValidRequest(schema, wireOf(negative))]).toContain(false)
    }
  })

  it('is never valid, however it is mutated', () => {
    const wanted = process.env['SOAK'] === '1' ? 100_000 : 4000
    const random = seededRandom(20)
    const withBodies = keys.filter((key) => givenOf(key) !== undefined)
    let made = 0
    while (made < wanted) {
      for (const key of withBodies) {
        const schema = requestSchemaOf(key)
        for (const negative of mutatedNegatives(key, givenOf(key), random, 20)) {
          if (schema && isValidRequest(schema, wireOf(negative)))
            throw new Error(`${key} ${negative.path} ${negative.label} is valid`)
          made += 1
        }
      }
    }
    expect(made).toBeGreaterThanOrEqual(wanted)
  })

  it('finds a quantity below and above its bounds', () => {
    const kinds = negativesOf('cart.addAccessories', givenOf('cart.addAccessories'))
      .filter(({ path }) => path === 'data.lines[].addAccessories[].qty')
      .map(({ label }) => label)
    expect(kinds).toEqual(
      expect.arrayContaining(['below-minimum', 'above-maximum', 'fraction', 'text-for-number', 'missing']),
    )
  })
})

describe('a generated valid request', () => {
  it.each(keys)('of %s is one that the contract takes', (key) => {
    const schema = requestSchemaOf(key)
    for (const { body } of positivesOf(key, givenOf(key))) {
      expect(schema && isValidRequest(schema, JSON.stringify(body))).toBe(true)
    }
  })

  it('has an address with a plus where an email address is asked for', () => {
    expect(positivesOf('cart.saveCart', givenOf('cart.saveCart')).map(({ label }) => label)).toContain('plus-address')
  })
})
