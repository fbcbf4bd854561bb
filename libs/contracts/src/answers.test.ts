import type { AnswerOf, BodyInputOf, BodyOf, ErrorOf, QueryOf } from './answers'
import type { OperationKey } from './areas'

/** Compiles only where both types are the same. */
type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
const holds = <Claim extends true>(claim?: Claim) => claim ?? true

describe('the types of an operation', () => {
  it('name it by area and operation, and nothing else', () => {
    const key: OperationKey = 'cart.addDevice'
    // @ts-expect-error -- there is no such operation
    const unknown: OperationKey = 'cart.sinkShip'
    expect([key, unknown]).toHaveLength(2)
  })

  it('have its answer without the envelope of its errors', () => {
    const step = (answer: AnswerOf<'cart.addDevice'>): string =>
      answer.serviceBody.serviceResponse.context.contextInfo.processStep
    // @ts-expect-error -- errors are not an answer
    const errors = (answer: AnswerOf<'cart.addDevice'>): unknown => answer.errors
    expect(holds<Same<AnswerOf<'session.clearCache'>, { code: number }>>()).toBe(true)
    expect([step, errors]).toHaveLength(2)
  })

  it('have its body as sent and as read', () => {
    const sent: BodyInputOf<'checkout.updateAddress'>['shippingAddress'] = {
      firstName: 'Maren',
      lastName: 'Oake',
      addressLine1: '14 Commercial St',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
    }
    // @ts-expect-error -- what is read has its defaults
    const read: BodyOf<'checkout.updateAddress'>['shippingAddress'] = sent
    expect(read.country).toBeUndefined()
  })

  it('have a query for a GET and none for a POST', () => {
    expect(holds<Same<QueryOf<'cart.addDevice'>, undefined>>()).toBe(true)
    const query: QueryOf<'catalogue.listProducts'> = { category: 'watches' }
    // @ts-expect-error -- no such category
    const wrong: QueryOf<'catalogue.listProducts'> = { category: 'boats' }
    expect([query, wrong]).toHaveLength(2)
  })

  it('have the errors that it may answer, and no others', () => {
    const scheduled: ErrorOf<'cart.addDevice'> = '208'
    const anyCall: ErrorOf<'cart.addPlan'> = 'SESSION_EXPIRED'
    // @ts-expect-error -- a plan is not an accessory
    const foreign: ErrorOf<'cart.addPlan'> = '3000'
    expect([scheduled, anyCall, foreign]).toHaveLength(3)
  })
})
