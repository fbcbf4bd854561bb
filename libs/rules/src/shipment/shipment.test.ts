import { depletionType } from './depletion-type'
import { isSingleShipment, type ShipmentFacts } from './is-single-shipment'
import { ispuOption, plainLocationCode, sddReport } from './shipping-option'

const two = [{}, {}]

describe('a single shipment', () => {
  it.each<[string, ShipmentFacts, boolean]>([
    ['no line', { lines: [] }, false],
    ['one line', { lines: [{}] }, true],
    ['two lines', { lines: two }, false],
    ['two lines with a second-number BYOD', { lines: [{}, { isSecondNumber: true, isByod: true }] }, true],
    ['two lines with a second number', { lines: [{}, { isSecondNumber: true }] }, false],
    ['two lines with a BYOD', { lines: [{}, { isByod: true }] }, false],
    ['three lines with a second-number BYOD', { lines: [...two, { isSecondNumber: true, isByod: true }] }, false],
    ['a combo split', { lines: two, isComboSplit: true }, true],
    ['line level', { lines: two, isLineLevel: true }, true],
    ['line level, preferably together', { lines: two, isLineLevel: true, isShipTogetherPreferred: true }, false],
    [
      'line level, preferably together, with a pre-order',
      { lines: [{}, { isPreOrderOrBackorder: true }], isLineLevel: true, isShipTogetherPreferred: true },
      true,
    ],
    ['a pre-order that is not line level', { lines: [{}, { isPreOrderOrBackorder: true }] }, false],
  ])('for %s: %j is %s', (_name, facts, expected) => {
    expect(isSingleShipment(facts)).toBe(expected)
  })
})

describe('the depletion type', () => {
  it.each([
    [{ isStorePickup: true }, 'L'],
    [{ flowType: 'SCAN_AND_GO' }, 'L'],
    [{ isStorePickup: false, flowType: '' }, 'F'],
    [{}, 'F'],
  ])('of %j is %s', (facts, type) => {
    expect(depletionType(facts)).toBe(type)
  })
})

describe('shipping options', () => {
  it('word in-store pickup as the specification does', () => {
    expect(ispuOption).toEqual({
      shippingOptionId: 'ISPU',
      cost: 0,
      active: true,
      name: 'Free In-Store Pickup',
      description: 'Check availability',
    })
  })

  it('name a store without hyphens', () => {
    expect(plainLocationCode('12-345-6')).toBe('123456')
  })

  const prospect = { isProspect: true, isDeliveryPage: false }
  it.each([
    [{ code: '1', message: 'm' }, prospect, { code: '1', message: 'm' }],
    [{}, prospect, { code: 'NO_ERR_CODE', message: 'NO_ERR_MSG' }],
    [{ code: '10023' }, prospect, null],
    [{ code: '10027' }, prospect, null],
    [{ code: '10023' }, { ...prospect, isDeliveryPage: true }, { code: '10023', message: 'NO_ERR_MSG' }],
    [{ code: '10027' }, { ...prospect, isProspect: false }, { code: '10027', message: 'NO_ERR_MSG' }],
  ])('report %j in %j as %j', (error, view, report) => {
    expect(sddReport(error, view)).toEqual(report)
  })
})
