import { routeResumedCase } from './route-resumed-case'

const reload = { page: 'expresscheckout', query: {}, reload: true }

describe('a resumed case', () => {
  it.each([
    ['', reload],
    ['shoppingcart', reload],
    ['expresshub', reload],
    ['expresscart', reload],
    ['unknown', reload],
    ['PASTDUE', { page: 'mdnselection/checkEligibility', query: { type: 'PAST_DUE' } }],
    ['PENDING_ORDER', { page: 'mdnselection/checkEligibility', query: { type: 'PENDING_ORDER' } }],
    ['mtnselectionpage', { page: 'mdnselection', query: {} }],
    ['promobundlebuilder', { page: 'expresscheckout', query: {} }],
    ['orderreview', { page: 'orderreview', query: {} }],
  ])('at the step %s leads to %j', (step, expected) => {
    expect(routeResumedCase(step)).toEqual(expected)
    expect(routeResumedCase(step.toUpperCase())).toEqual(expected)
  })

  it('without a step reloads the checkout', () => {
    expect(routeResumedCase(null)).toEqual(reload)
  })
})
