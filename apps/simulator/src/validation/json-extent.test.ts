import { jsonExtent } from './json-extent'

const most = { levels: 64, values: 1_000, fields: 500 }

it.each([
  ['5', { levels: 0, values: 1, fields: 0 }],
  ['[]', { levels: 1, values: 2, fields: 0 }],
  ['[1,2,{"a":[3]}]', { levels: 3, values: 6, fields: 1 }],
  ['{"a":"[[[","b":"\\"[","c":"\\\\"}', { levels: 1, values: 4, fields: 3 }],
  ['"not ended', { levels: 0, values: 1, fields: 0 }],
  ['[{"a":{"b":0,"c":0},"d":0},{"e":":"}]', { levels: 3, values: 8, fields: 2 }],
])('%s is counted', (text, extent) => {
  expect(jsonExtent(text, most)).toEqual(extent)
})

it('stops once there is too much', () => {
  expect(jsonExtent('['.repeat(1_000_000), most).levels).toBe(65)
  expect(jsonExtent(`[${'0,'.repeat(1_000_000)}`, most).values).toBe(1_001)
  expect(jsonExtent(`{${'"a":0,'.repeat(1_000)}`, { ...most, values: 2_000 }).fields).toBe(501)
})
