/** The phone was added and the reply was lost: plain fetch, no package. `node reply-was-lost.mjs` */
import assert from 'node:assert/strict'
import { env } from 'node:process'

const sim = env['SIM_URL'] ?? 'http://localhost:4010'

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function control(method, path, body) {
  const reply = await fetch(`${sim}/__sim/v1${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

const world = await control('POST', '/worlds', { persona: 'prospect' })

try {
  await control('PUT', `/worlds/${world.id}/scenarios/reply-was-lost`, {
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id: 'reply-was-lost',
    title: 'The device is added, and the connection ends before the reply',
    rules: [{ id: 'lost', on: 'cart.addDevice', nth: 1, fault: { reset: true }, commit: true }],
    expect: [{ rule: 'lost', fired: 1 }],
  })

  const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' }
  const added = fetch(`${sim}/soe/digital/prospect/cartservice/cart/nse/add-device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sim-world': world.id },
    body: JSON.stringify({ cartInfo: {}, data: { lines: [{ device, isNewLine: true }] } }),
  })
  await assert.rejects(added, { message: 'fetch failed' })

  const { carts } = await control('GET', `/worlds/${world.id}/state`)
  assert.equal(carts[0].lines.length, 1)

  const verification = await control('POST', `/worlds/${world.id}/verify`)
  assert.ok(verification.ok, JSON.stringify(verification.checks, null, 2))
  console.log('The phone is in the cart, though the browser never heard of it.')
} finally {
  await control('DELETE', `/worlds/${world.id}`)
}
