import { chatPageAt } from './chat-pages'

describe('the chat of a page', () => {
  it.each([
    ['/smartphones/', 'gridwall', 'Low'],
    ['/smartphones/prepaid', 'gridwall', 'Low'],
    ['/smartphones/orbit-12-pro/', 'pdp', 'Low'],
    ['/smartphones/prepaid/orbit-12-pro/', 'pdp', 'Low'],
    ['/sales/next/expresscart.html', 'expresscart', 'High'],
    ['/sales/next/expresscheckout.html', 'expresscheckout', 'High'],
    ['/sales/nse/checkout.html', 'checkout', 'High'],
    ['/sales/nextgen/orderreview.html', 'orderreview', 'High'],
    ['/sales/nse/payment.html', 'payment', 'High'],
    ['/sales/nextgen/expresshub.html', 'shop', 'Low'],
  ])('%s is %s, of priority %s', (path, context, priority) =>
    expect(chatPageAt({ path, isTrial: false })).toMatchObject({ context, priority }),
  )

  it.each(['/sales/digital/guestlogin.html', '/sales/digital/jtooffers.html'])('is not evaluated on %s', (path) =>
    expect(chatPageAt({ path, isTrial: false }).isUnevaluated).toBe(true),
  )

  it.each([
    ['/sales/prepaid/mdnselection.html', false, true],
    ['/sales/digital/mdnselection.html', false, undefined],
    ['/sales/prepaid/byod.html', false, true],
    ['/sales/byod/byod.html', false, undefined],
    ['/sales/next/expresscheckout.html', true, true],
    ['/sales/next/expresscheckout.html', false, undefined],
    ['/sales/nextgen/checkout/orderReview.html', true, true],
    ['/sales/nextgen/checkout/orderReview.html', false, undefined],
    ['/sales/digital/NumberPortin/newnumber.html', true, true],
    ['/sales/digital/NumberPortin/newnumber.html', false, undefined],
  ])('on %s, in a trial %s, is hidden: %s', (path, isTrial, expected) =>
    expect(chatPageAt({ path, isTrial }).isHidden).toBe(expected),
  )
})
