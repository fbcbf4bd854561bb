import { eligibilityMessage } from './eligibility-messages'

describe('a line that cannot be upgraded', () => {
  it.each([
    ['PAST_DUE', 'pastDueTitle', 'cart'],
    ['PENDING_ORDER', 'pendingOrderTitle', 'chooseLine'],
    ['MVO_REDIRECT', 'paymentPlanTitle', 'chooseLine'],
    ['constructor', 'otherTitle', 'chooseLine'],
    [undefined, 'otherTitle', 'chooseLine'],
  ])('%s is explained, with a way on', (type, title, firstWay) => {
    const message = eligibilityMessage(type, false)
    expect([message.title, message.waysOn[0]]).toEqual([title, firstWay])
  })

  it('leads back to the cart it came from', () => {
    expect(eligibilityMessage('PENDING_ORDER', true).waysOn).toEqual(['cart', 'chooseLine', 'shop'])
  })
})
