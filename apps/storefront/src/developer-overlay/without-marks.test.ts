import { withoutMarks } from '../../build/without-marks'

const { transform } = withoutMarks() as { transform: (code: string, id: string) => { code: string } | undefined }

it.each([
  ['<dd data-shows="dueToday">{due}</dd>', '<dd>{due}</dd>'],
  ["<Total data-shows={isBilled ? undefined : 'dueToday'} value={due} />", '<Total value={due} />'],
  ['<Stepper\n  data-shows={`qty ${item.code}`}\n  max={9}\n/>', '<Stepper\n  max={9}\n/>'],
  ['<dd {...marks}>{due}</dd>', '<dd {...marks}>{due}</dd>'],
])('takes the marks out of %s', (code, expected) => {
  expect(transform(code, '/libs/shop/a.tsx')?.code).toBe(expected)
})

it('leaves alone what draws nothing', () => {
  expect(transform('const a = " data-shows="', '/libs/shop/a.ts')).toBeUndefined()
})
