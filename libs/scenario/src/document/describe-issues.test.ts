import { z } from 'zod'
import { describeIssues } from './describe-issues'

const schema = z.object({
  bare: z.string().regex(/^[a-z]+$/),
  worded: z.string().regex(/^\d{5}$/, 'five digits'),
  day: z.iso.date(),
})

describe('a text of the wrong form', () => {
  it.each([
    ['bare', '"X1" is not of the form /^[a-z]+$/.'],
    ['worded', '"X1" is not five digits.'],
    ['day', '"X1" is not a date such as 2026-12-24.'],
  ])('is told in the words of its field, or by its pattern: %s', (field, message) => {
    const value = { bare: 'a', worded: '12345', day: '2026-12-24', [field]: 'X1' }
    const { error } = schema.safeParse(value)
    expect(describeIssues(error?.issues ?? [], value, schema).map((found) => found.message)).toEqual([message])
  })
})
