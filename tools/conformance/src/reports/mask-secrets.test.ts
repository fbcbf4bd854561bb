import type { Exchange } from '../target/exchange'
import { createPseudonyms, maskExchange } from './mask-secrets'

const secrets = [
  '4111111111111111',
  '4111 1111',
  'who@shop.example',
  'who%40shop',
  't0ken',
  'p1n',
  btoa('who@shop.example'),
]

const hostile = JSON.stringify({
  note: 'pay 4111 1111 1111 1111 or ask who@shop.example',
  link: 'https://shop.example/?token=t0ken&to=who%40shop.example',
  inside: '{"accountPin":"p1n"}',
  coded: btoa('who@shop.example'),
  'who@shop.example': 4111111111111111,
})

it('a hostile answer shows no secret in a report, wherever it puts one', () => {
  const exchange = {
    request: {
      method: 'POST',
      path: '/wishlist/who%40shop.example?token=t0ken',
      headers: { 'x-token': 't0ken', cookie: 'session=t0ken', referer: '/?to=who%40shop.example' },
      body: hostile,
    },
    response: {
      status: 200,
      headers: { 'x-token': 't0ken', 'x-note': 'who@shop.example' },
      setCookies: ['session=t0ken; Path=/', 'note=4111111111111111'],
      body: hostile,
    },
  } as unknown as Exchange
  const shown = JSON.stringify(maskExchange(exchange))
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
})

it('what a replay fills in again has its name', () => {
  const request = { path: '/', headers: { 'X-XSRF-TOKEN': 't0ken' }, body: '{"cardNumber":"4111111111111111"}' }
  const response = { headers: {}, setCookies: [], body: '' }
  expect(maskExchange({ request, response } as unknown as Exchange).request).toEqual({
    path: '/',
    headers: { 'X-XSRF-TOKEN': '${X-XSRF-TOKEN}' },
    body: '{"cardNumber":"${cardNumber}"}',
  })
})

it('a session is known again by its pseudonym, and shows no secret', () => {
  const headers = { cookie: 'globalSessionId=s3cret; XSRF-TOKEN=t0ken', 'X-XSRF-TOKEN': 't0ken' }
  const setCookies = ['XSRF-TOKEN=t0ken; Path=/']
  const exchange = { request: { path: '/', headers }, response: { headers: {}, setCookies, body: '' } }
  const { request, response } = maskExchange(exchange as unknown as Exchange, createPseudonyms())
  const mark = request.headers['X-XSRF-TOKEN'] ?? ''
  expect(mark).toMatch(/^\$\{[\da-f]{12}\}$/)
  expect(request.headers['cookie']).toMatch(/^globalSessionId=\$\{[\da-f]{12}\}; XSRF-TOKEN=/)
  expect(request.headers['cookie']).toContain(`; XSRF-TOKEN=${mark}`)
  expect(response.setCookies).toEqual([`XSRF-TOKEN=${mark}; Path=/`])
})
