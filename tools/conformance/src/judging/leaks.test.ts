import { leakViolations } from './leaks'

const kindsOf = (message: string) =>
  leakViolations({
    request: { method: 'POST', path: '/', headers: {} },
    response: {
      status: 500,
      headers: {},
      setCookies: [],
      body: JSON.stringify({ errors: [{ id: '417', message }] }),
      ms: 1,
    },
  }).map(({ kind }) => kind)

describe('an error', () => {
  it.each([
    'Could not connect to redis://cart-cache-02:6379',
    'jdbc:oracle:thin:@//db-03:1521 refused the connection',
    'getaddrinfo failed for carts.shop.svc.cluster.local',
    'connect ECONNREFUSED 10.0.12.7:6379',
    'java.lang.NullPointerException: cart is null',
    'Microsoft.EntityFrameworkCore.DbUpdateException: An error occurred',
    "TypeError: Cannot read properties of undefined (reading 'lines')",
    'NullReferenceException: Object reference not set to an instance of an object.',
    'at Shop.Carts.Add(Line line) in Carts.cs:line 41',
    'panic: runtime error: index out of range [3] with length 3',
    'duplicate key value violates unique constraint "carts_pkey"',
    'relation "carts" does not exist',
    "Table 'shop.carts' doesn't exist",
  ])('reveals what belongs in a log: %s', (message) => {
    expect(kindsOf(message)).toEqual(['error-reveals'])
  })

  it.each([
    'The cart could not be found.',
    'See https://www.example.com/support for help.',
    'Update to version 10.2.14.3 of the app.',
    'Your internal order number is 4071.',
    'An error: the card was declined.',
    'No exceptions: this offer ends today.',
    'The table Harbor does not exist in this color.',
  ])('may say to a shopper: %s', (message) => {
    expect(kindsOf(message)).toEqual([])
  })
})

describe('a secret of a request', () => {
  const repeatedIn = (name: string, body: string) =>
    leakViolations({
      request: { method: 'POST', path: '/', headers: {}, body: JSON.stringify({ [name]: '4471' }) },
      response: { status: 200, headers: {}, setCookies: [], body, ms: 1 },
    }).map(({ kind }) => kind)

  it.each(['securityCode', 'transferPin', 'accountPin'])('is not answered again: %s', (name) => {
    expect(repeatedIn(name, `{"${name}":"4471"}`)).toEqual(['secret-shown'])
    expect(repeatedIn(name, '{"orderNumber":"4471"}')).toEqual([])
  })
})
