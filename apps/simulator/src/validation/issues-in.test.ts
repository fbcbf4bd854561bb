import { z } from 'zod'
import { firstIssues, isLarge } from './issues-in'
import { inSlices } from './in-slices'

const Line = z.strictObject({ id: z.string(), qty: z.number().int().min(1) })
const Cart = z.strictObject({
  id: z.string(),
  lines: z.array(Line).max(50_000),
  counts: z
    .record(z.string().regex(/^[a-z]+\d*$/), z.number())
    .refine((counts) => Object.keys(counts).length < 1000)
    .optional(),
  either: z.union([z.string(), z.strictObject({ list: z.array(Line) })]).optional(),
})

const line = { id: 'a', qty: 1 }
const many = <Value>(value: Value, count = 20_000): Value[] => Array.from({ length: count }, () => value)
const pathsOf = (value: unknown) => firstIssues(Cart, value).map(({ path }) => path.join('.'))

describe('the first issues of a value', () => {
  it.each<[string, unknown]>([
    ['a right one', { id: 'c', lines: [line] }],
    ['a missing field', { lines: [] }],
    ['another kind', []],
    ['an unknown field', { id: 'c', lines: [], more: 1 }],
    ['a wrong element', { id: 'c', lines: [line, { id: 5, qty: 0 }] }],
    ['a wrong union', { id: 'c', lines: [], either: 5 }],
  ])('are those of its schema where it is small: %s', (_, value) => {
    expect(firstIssues(Cart, value)).toEqual(Cart.safeParse(value).error?.issues ?? [])
  })

  it.each<[string, object, string[]]>([
    ['nothing', { lines: many(line) }, []],
    ['one element', { lines: [...many(line), { id: 'a', qty: 0 }] }, ['lines.20000.qty']],
    ['a field beside', { lines: many(line), id: 5 }, ['id']],
    ['an unknown field', { lines: many(line), more: 1 }, ['']],
    ['too many elements', { lines: many(line, 50_001) }, ['lines']],
    [
      'an entry',
      { counts: Object.fromEntries(many(0, 900).map((_, at) => [`k${at}`, at === 800 ? 'x' : at])) },
      ['counts.k800'],
    ],
    [
      'a name of an entry',
      { counts: Object.fromEntries(many(0, 900).map((_, at) => [at === 800 ? '!' : `k${at}`, at])) },
      ['counts.!'],
    ],
    ['too many entries', { counts: Object.fromEntries(many(0, 1000).map((_, at) => [`k${at}`, at])) }, ['counts']],
    ['every option', { either: { list: [...many(line), 5] } }, ['either']],
  ])('name what is wrong in a large one: %s', (_, value, paths) => {
    expect(isLarge(value)).toBe(true)
    expect(pathsOf({ id: 'c', lines: [], ...value })).toEqual(paths)
  })

  it('are ten, however many there would be', () => {
    expect(pathsOf({ id: 'c', lines: many({ wrong: 1 }) })).toHaveLength(10)
  })
})

describe('steps in slices', () => {
  it('leave the event loop its turns', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      turning = setImmediate(count)
    }
    let turning = setImmediate(count)
    function* slow() {
      for (let step = 0; step < 5; step += 1) {
        const end = performance.now() + 12
        while (performance.now() < end);
        yield step
      }
    }
    const seen: number[] = []
    for await (const step of inSlices(slow())) seen.push(step)
    clearImmediate(turning)
    expect(seen).toEqual([0, 1, 2, 3, 4])
    expect(turns).toBeGreaterThanOrEqual(4)
  })
})
