import type { OperationKey } from '@soe/contracts'
import type { FieldCondition } from '../document/condition.schema'
import { messageOf } from '../document/finding'
import type { Reply } from '../document/reply.schema'
import { replyProblems } from './reply-problem'
import { hasRequestFields, requestProblem } from './request-problem'

const count = 'recommendations.getRtCartCount'
const paypal = 'payment.paypalAuthenticate'
const counted = { statusCode: '00', rtCartCount: 1, wishListCount: 0 }
const offContract = 'say offContract: true'

describe('a reply', () => {
  it.each<[OperationKey, Reply, string[]]>([
    ['cart.addDevice', { error: '208' }, []],
    ['cart.addDevice', { errors: [{ error: '208' }, { error: '417' }] }, []],
    ['cart.addDevice', { status: 503 }, []],
    ['cart.addDevice', { status: 503, html: '<p>' }, []],
    ['cart.addDevice', { status: 400, text: 'no' }, []],
    [
      'cart.addDevice',
      { status: 200, html: '<p>' },
      [`html: cart.addDevice never answers 200 with such a body; ${offContract} to have it.`],
    ],
    [
      'cart.addDevice',
      { status: 503, body: {} },
      [`body: cart.addDevice never answers 503 with such a body; ${offContract} to have it.`],
    ],
    ['cart.addDevice', { status: 503, body: {}, offContract: true }, []],
    [count, { status: 200, body: counted }, []],
    [
      count,
      { status: 200, body: { ...counted, rtCartCount: 'many' } },
      [`body: ${count} never answers 200 with such a body; ${offContract} to have it.`],
    ],
    [
      count,
      { status: 418, body: counted },
      [
        `status: ${count} never answers the status 418; ${offContract}, or take one of 200, 400, 401, 403, 404, 409, 413, 415, 417, 500, 502, 503, 504.`,
        `body: ${count} never answers 418 with such a body; ${offContract} to have it.`,
      ],
    ],
    [count, { patch: { rtCartCount: 3 } }, []],
    [
      count,
      { patch: { rtCartCount: 'many' } },
      ['patch.rtCartCount: The contract knows no such value here. Needed here is a number, not a text.'],
    ],
    [count, { patch: { rtCartCount: null } }, ['patch.rtCartCount: The answer cannot do without "rtCartCount".']],
    [
      count,
      { patch: { errors: [] } },
      ['patch.errors: The answer has no field "errors". Allowed: statusCode, rtCartCount, wishListCount.'],
    ],
    [
      'cart.addDevice',
      { patch: { serviceHeader: 'x' } },
      ['patch.serviceHeader: The contract knows no such value here. Needed here is an object, not a text.'],
    ],
    [
      'cart.addDevice',
      { patch: { serviceHeader: [] } },
      ['patch.serviceHeader: The contract knows no such value here. Needed here is an object, not a list.'],
    ],
    [paypal, { patch: { referenceId: null, message: 'Declined' } }, []],
    ['cart.checkExistingCart', { patch: { cartId: null } }, []],
    [paypal, { patch: { status: null } }, ['patch.status: The answer cannot do without "status".']],
    ['cart.addDevice', { emptyProcessStep: true }, []],
    [
      'cart.getThrottleList',
      { emptyProcessStep: true },
      ['emptyProcessStep: The answer of cart.getThrottleList has no process step.'],
    ],
    ['cart.getThrottleList', { goToUrl: '/cart' }, []],
  ])('of %s with %j has the problems %j', (key, reply, problems) => {
    expect(replyProblems(key, reply).map((found) => `${found.segments.join('.')}: ${messageOf(found)}`)).toEqual(
      problems,
    )
  })
})

describe('a condition on a request', () => {
  it.each<[string, FieldCondition, string | undefined]>([
    ['data.lines.0.device.id', { equals: 'orbit' }, undefined],
    ['data.lines.*.isNewLine', { equals: null }, undefined],
    ['data.lines.*.isNewLine', { equals: 'yes' }, '"yes" is not a value that cart.addDevice takes there.'],
    ['data.lines.*.isNewLine', { in: [true, 'yes'] }, '"yes" is not a value that cart.addDevice takes there.'],
    ['data.lines.*.isNewLine', { exists: true }, undefined],
    [
      'datta.lines.0.x',
      { exists: true },
      'The request of cart.addDevice has no field "datta" there. Did you mean "data"? Allowed: cartInfo, data, ispuFlow.',
    ],
  ])('about %s that is %j is wrong: %p', (path, condition, message) => {
    const found = requestProblem('cart.addDevice', path, condition)
    expect(found && messageOf(found)).toBe(message)
  })

  it('fits an operation whose request has all its fields', () => {
    const has = (...paths: string[]) =>
      hasRequestFields('cart.addDevice', { request: Object.fromEntries(paths.map((path) => [path, { exists: true }])) })
    expect([has('data', 'cartInfo'), has('data', 'planId'), hasRequestFields('cart.addDevice', undefined)]).toEqual([
      true,
      false,
      true,
    ])
  })
})
