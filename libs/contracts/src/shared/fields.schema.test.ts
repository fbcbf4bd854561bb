import type { z } from 'zod'
import * as fields from './fields.schema'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

const cases: [string, z.ZodType, unknown[], unknown[]][] = [
  ['a quantity', fields.QuantitySchema, [1, 2, 10], [0, -1, 11, 1.5, Number.NaN, Infinity, '1', null]],
  ['a zip code', fields.ZipCodeSchema, ['30004', '00501'], ['3000', '300045', '3000A', '30004-1234', ' 30004', 30_004]],
  [
    'an email',
    fields.EmailSchema,
    ['maren@example.com', 'm.o+shop@mail.example.co.uk'],
    [
      'maren',
      'maren@',
      '@example.com',
      'maren@example',
      'a b@example.com',
      'maren@example.com\n',
      `${'x'.repeat(120)}@example.com`,
    ],
  ],
  ['a phone number', fields.PhoneSchema, ['2075550148'], ['207555014', '20755501481', '207-555-0148', 2_075_550_148]],
  [
    'an id',
    fields.IdSchema,
    ['newLine1', 'orbit-12-pro-kelp-128', 'C1-0kq3zd', 'a.b:c_d'],
    ['', 'a b', '../etc', 'a/b', 'a\r\nb', '<b>', 'é', 'x'.repeat(81), 7],
  ],
  ['an amount', fields.MoneySchema, [0, -12.5, 999.99], [Number.NaN, Infinity, 1e9, '1']],
]

describe.each(cases)('%s', (_, schema, right, wrong) => {
  it.each(right.map((value) => [value]))('may be %p', (value) => expect(takes(schema, value)).toBe(true))
  it.each(wrong.map((value) => [value]))('is not %p', (value) => expect(takes(schema, value)).toBe(false))
})
