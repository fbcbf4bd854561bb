import { groupShipments, splitLines, type GroupedShipmentLine } from './group-shipments'

const line = (id: string, more: Partial<GroupedShipmentLine> = {}): GroupedShipmentLine => ({
  id,
  isUpgrade: false,
  ...more,
})
const two = [line('a'), line('b')]
const mixed = [line('a'), line('b', { isUpgrade: true })]

describe('the shipments of an order', () => {
  it.each<[string, Parameters<typeof groupShipments>, ReturnType<typeof groupShipments>]>([
    ['nothing', [[]], { isSingle: true, lineLevel: [] }],
    ['one line', [[line('a')]], { isSingle: true, lineLevel: [] }],
    ['two lines, preferably together', [two], { isSingle: false, lineLevel: [['a'], ['b']] }],
    [
      'two lines, each when ready',
      [two, { isShipTogetherPreferred: false }],
      { isSingle: true, lineLevel: [['a'], ['b']] },
    ],
    [
      'two lines with a pre-order',
      [[line('a'), line('b', { isPreOrderOrBackorder: true })]],
      { isSingle: true, lineLevel: [['a'], ['b']] },
    ],
    ['two lines that are not to be split', [two, { isSplitDisabled: true }], { isSingle: true, lineLevel: [] }],
    [
      'a second number on a brought phone',
      [[line('a'), line('b', { isSecondNumber: true, isByod: true })]],
      { isSingle: true, lineLevel: [] },
    ],
    [
      'a new line and an upgrade',
      [mixed],
      { isSingle: true, lineLevel: [['a'], ['b']], combo: { AAL: ['a'], EUP: ['b'] } },
    ],
  ])('for %s', (_name, [lines, options], expected) => {
    expect(groupShipments(lines, options)).toEqual(expected)
  })
})

describe('the parcels of an order', () => {
  it('are one a line, with what is nothing but accessories in the first', () => {
    const accessories = line('x', { isAccessories: true })
    expect(splitLines([accessories, line('a'), line('b')])).toEqual([['a', 'x'], ['b']])
    expect(splitLines([accessories, line('a')])).toEqual([])
  })
})
