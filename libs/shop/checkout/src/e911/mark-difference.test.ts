import { markDifference } from './mark-difference'

const marked = (text: string, other: string) =>
  markDifference(text, other)
    .filter(({ isDifferent }) => isDifferent)
    .map(({ word }) => word)

it.each([
  ['118 Commercial St, Unit 3', '118 Comercial Street, Unit 3', ['Commercial', 'St,']],
  ['Portland, ME 04101', 'Portland, ME 04103', ['04101']],
  ['Portland, ME 04101', 'Portland, ME 04101', []],
])('%s differs from %s in %j', (text, other, expected) => expect(marked(text, other)).toEqual(expected))
