import { RefusalFault, ServiceFault } from '@soe/world'
import { checkAnswer, checkFault } from './check-answer'

describe('what is off contract', () => {
  it('is an answer of another shape', () => {
    expect(() => checkAnswer('recommendations.getRtCartCount', { rtCartCount: 'many' })).toThrow(/off contract/)
    const answer = { statusCode: '00', rtCartCount: 1, wishListCount: 0 }
    expect(() => checkAnswer('recommendations.getRtCartCount', answer)).not.toThrow()
  })

  it('is an error that the operation does not declare', () => {
    expect(() => checkFault('cart.addPlan', new ServiceFault('208'))).toThrow(/off contract: the error 208/)
    expect(() => checkFault('cart.addDevice', new ServiceFault('208'))).not.toThrow()
  })

  it('is a refusal that the operation neither declares nor shares', () => {
    expect(() => checkFault('cart.addPlan', new RefusalFault('NOT_YOUR_CASE'))).toThrow('the refusal NOT_YOUR_CASE')
    expect(() => checkFault('cart.addPlan', new RefusalFault('NOT_YOUR_CART'))).not.toThrow()
    expect(() => checkFault('cart.addPlan', new RefusalFault('INVALID_REQUEST', 'no'))).not.toThrow()
  })
})
