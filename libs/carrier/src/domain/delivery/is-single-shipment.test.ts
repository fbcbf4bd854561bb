import { isSingleShipment, type ShipmentFacts } from './group-shipments'

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
