import { z } from 'zod'
import { describeIssues } from './describe-issues'

const schema = z.object({
  bare: z.string().regex(/^[a-z]+$/),
  worded: z.string().regex(/^\d{5}$/, 'five digits'),
  day: z.iso.date(),
  named: z.record(z.string().regex(/^[a-z-]+$/, 'a header name'), z.string()),
})

const right = { bare: 'a', worded: '12345', day: '2026-12-24', named: { 'retry-after': '2' } }

describe('a text of the wrong form', () => {
  it.each([
    ['bare', '"X1" is not of the form /^[a-z]+$/.'],
    ['worded', '"X1" is not five digits.'],
    ['day', '"X1" is not a date such as 2026-12-24.'],
  ])('is told in the words of its field, or by its pattern: %s', (field, message) => {
    const value = { ...right, [field]: 'X1' }
    const { error } = schema.safeParse(value)
    expect(describeIssues(error?.issues ?? [], value, schema).map((found) => found.message)).toEqual([message])
  })

  it('is told of a name itself, not of its value', () => {
    const value = { ...right, named: { 'Bad Header': 'x' } }
    const { error } = schema.safeParse(value)
    expect(describeIssues(error?.issues ?? [], value, schema)).toEqual([
      expect.objectContaining({ segments: ['named', 'Bad Header'], message: '"Bad Header" is not a header name.' }),
    ])
  })
})
