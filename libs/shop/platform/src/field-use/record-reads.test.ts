import { quietly, recordReads, restOf, spreadValues } from './record-reads'

interface Line {
  readonly mtn: string
  readonly plan?: { readonly name: string }
  readonly tags: readonly string[]
}

const answer = (): { lines: Line[]; total: number } => ({
  lines: [
    { mtn: '1', plan: { name: 'Unlimited' }, tags: ['a', 'b'] },
    { mtn: '2', tags: [] },
  ],
  total: 7,
})

const recording = () => {
  const fields = new Set<string>()
  return { data: recordReads(answer(), (field) => fields.add(field)), read: () => [...fields].sort() }
}

it('notes each field that is read by its path, whichever item of a list it is in', () => {
  const { data, read } = recording()
  expect(data.lines.map(({ mtn, plan }) => [mtn, plan?.name])).toEqual([
    ['1', 'Unlimited'],
    ['2', undefined],
  ])
  expect(read()).toEqual(['lines', 'lines[]', 'lines[].mtn', 'lines[].plan', 'lines[].plan.name'])
})

it('notes a field that is asked for, and absent', () => {
  const { data, read } = recording()
  expect('credit' in data).toBe(false)
  expect(read()).toEqual(['credit'])
})

it.each<[string, (data: ReturnType<typeof answer>) => object]>([
  ['a spread', (data) => spreadValues({}, data)],
  ['a spread of a spread', (data) => spreadValues({ more: 1 }, spreadValues({}, data))],
  ['a rest', (data) => restOf(data, [])],
  ['JSON that is written quietly', (data) => quietly(() => JSON.parse(JSON.stringify(data)) as object)],
])('takes %s for no use', (_, copy) => {
  const { data, read } = recording()
  expect(copy(data)).toBeInstanceOf(Object)
  expect(read()).toEqual([])
})

it('notes what is read of a copy', () => {
  const { data, read } = recording()
  const copy = spreadValues({}, restOf(data, ['total'])) as Partial<ReturnType<typeof answer>>
  expect(copy.lines?.[0]?.tags[1]).toBe('b')
  expect(copy).not.toHaveProperty('total')
  expect(read()).toEqual(['lines', 'lines[]', 'lines[].tags', 'lines[].tags[]'])
})

it('lets a copy say something else', () => {
  const { data, read } = recording()
  const copy = spreadValues(spreadValues({}, data), { total: 8 }) as { total: number; lines: unknown }
  copy.lines = 'none'
  expect([copy.total, copy.lines]).toEqual([8, 'none'])
  expect(read()).toEqual([])
})

it('gives the same object for the same part of an answer, so that comparing by identity goes on', () => {
  const { data } = recording()
  expect(data.lines[0]).toBe(data.lines.find(({ mtn }) => mtn === '1'))
})
