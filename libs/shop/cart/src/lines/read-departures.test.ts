import type { CartLine } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { readDepartures } from './remove-line-dialog'

it.each<[string, Parameters<typeof partOf<CartLine>>[0], readonly string[]]>([
  ['a new line with all', { plan: {}, numberChoice: 'new', accessories: [{}] }, ['plan', 'number', 'accessories']],
  ['a number that is brought', { numberChoice: 'port-in', accessories: [] }, ['number']],
  ['an upgrade', { numberChoice: 'existing', accessories: [] }, []],
  ['a line with a trade-in', { numberChoice: 'existing', accessories: [], tradeInInfo: {} }, ['tradeIn']],
])('%s leaves with what it has', (_line, line, departures) => {
  expect(readDepartures(partOf<CartLine>(line))).toEqual(departures)
})
