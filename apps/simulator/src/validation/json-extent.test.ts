import { jsonExtent } from './json-extent'

const most = { levels: 64, values: 1_000 }

it.each([
  ['5', { levels: 0, values: 1 }],
  ['[]', { levels: 1, values: 2 }],
  ['[1,2,{"a":[3]}]', { levels: 3, values: 6 }],
  ['{"a":"[[[","b":"\\"[","c":"\\\\"}', { levels: 1, values: 4 }],
  ['"not ended', { levels: 0, values: 1 }],
])('%s is counted', (text, extent) => {
  expect(jsonExtent(text, most)).toEqual(extent)
})

it('stops once there is too much', () => {
  expect(jsonExtent('['.repeat(1_000_000), most).levels).toBe(65)
  expect(jsonExtent(`[${'0,'.repeat(1_000_000)}`, most).values).toBe(1_001)
})
