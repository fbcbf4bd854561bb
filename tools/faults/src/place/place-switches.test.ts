import { runInNewContext } from 'node:vm'
import { findAnchor, readAnchor } from './find-anchor'
import { placeSwitches } from './place-switches'
import { tokensOf } from './read-tokens'

const place = (source: string, ...faults: readonly (readonly [id: string, anchor: string, faulty: string])[]) => {
  const placed = faults.flatMap(([id, anchor, faulty]) =>
    findAnchor(tokensOf(source), readAnchor(anchor)).map((range) => ({ id, faulty, ...range })),
  )
  expect(placed).toHaveLength(faults.length)
  return placeSwitches('some-file.tsx', source, placed)
}

/** What the function `run` of a source returns while one fault acts. */
const runWith = (active: string, switched: string): unknown =>
  JSON.parse(
    runInNewContext(`${switched}\nJSON.stringify([run()])`, { __fault: (id: string) => id === active }) as string,
  )[0]

const both = (source: string, anchor: string, faulty: string) => {
  const switched = place(source, ['bad', anchor, faulty])
  return [runWith('', switched), runWith('bad', switched)]
}

test.each([
  ['a value', 'const run = () => 1 + 1', '1 + ⟦1⟧', '2', [2, 3]],
  ['a whole statement', 'const run = () => {\n  let x = 1\n  x += 1\n  return x\n}', '⟦x += 1⟧', 'undefined', [2, 1]],
  ['a block', 'const run = () => {\n  if (true) {\n    return 1\n  }\n  return 2\n}', '⟦{ return 1 }⟧', '{}', [1, 2]],
  ['a body', 'function run() { return 1 }', 'run() ⟦{ return 1 }⟧', '{}', [1, null]],
  ['a method of a value', 'const run = () => [1].at(0)', '⟦[1]⟧.at', '[2]', [1, 2]],
  ['a member that is called', 'const run = () => [1, 2].at(-1)', '⟦[1, 2].at⟧', '[1, 2].indexOf', [2, -1]],
  ['the head of a chain', 'const run = (a) => (a = undefined, a?.b.c)', '⟦a?.b⟧.c', 'a?.d', [null, null]],
  [
    'a name without its value',
    'const run = () => { const a = 1\n return { a } }',
    '{ ⟦a⟧ }',
    'a: 2',
    [{ a: 1 }, { a: 2 }],
  ],
  ['a part of a template', 'const run = () => `${1}-`', '${⟦1⟧}', '2', ['1-', '2-']],
  [
    'the front of a line',
    'const run = () => {\n  const f = () => 7\n  ;[f][0]()\n  return f()\n}',
    '= ⟦() => 7⟧',
    '() => 8',
    [7, 8],
  ],
])('replaces %s while the fault acts', (_, source, anchor, faulty, outcomes) => {
  expect(both(source, anchor, faulty)).toEqual(outcomes)
})

test('replaces attributes and children of markup', () => {
  const source = 'const C = () => <p title="a">{x}<b /></p>'
  expect(place(source, ['t', 'title=⟦"a"⟧', '"c"'])).toContain('title={(globalThis.__fault?.("t") ? ("c") : ("a"))}')
  expect(place(source, ['b', '⟦<b />⟧', 'null'])).toContain('{(globalThis.__fault?.("b") ? (null) : (<b />))}')
})

test('holds several faults at one place, and faults inside each other', () => {
  const switched = place(
    'const run = () => { const a = 2\n return a * 10 }',
    ['ten', 'a * ⟦10⟧', '100'],
    ['eleven', 'a * ⟦10⟧', '11'],
    ['whole', 'return ⟦a * 10⟧', '0'],
    ['body', '=> ⟦{ const a = 2 return a * 10 }⟧', '{ return 5 }'],
  )
  const outcomes = ['', 'ten', 'eleven', 'whole', 'body'].map((id) => runWith(id, switched))
  expect(outcomes).toEqual([20, 200, 22, 0, 5])
})

test('finds an anchor however the formatter has broken its line', () => {
  const source = 'const run = () =>\n  call({\n    first,\n    second: 1,\n  })\n'
  expect(findAnchor(tokensOf(source), readAnchor('call({ first, second: ⟦1⟧ })'))).toHaveLength(1)
  expect(findAnchor(tokensOf(source), readAnchor('call({ first, second: ⟦2⟧ })'))).toEqual([])
})

test('refuses what cannot be chosen at run time', () => {
  expect(() => place('const top = 1', ['top', '= ⟦1⟧', '2'])).toThrow('at run time')
  expect(() => place('const run = () => f(1, 2)', ['two', 'f(⟦1, 2⟧)', '3'])).toThrow('not a single expression')
  expect(() => readAnchor('const a = 1')).toThrow('⟦part⟧')
})
