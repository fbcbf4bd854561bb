import { readReport } from './mutant'

it('names a mutant by its text in one line, and its file by the path in the workspace', () => {
  const source = 'const a =\n  1 <\n  2\n'
  const location = { start: { line: 2, column: 3 }, end: { line: 3, column: 4 } }
  const mutants = [{ mutatorName: 'EqualityOperator', replacement: '1 <=\n 2', location, status: 'Survived' as const }]
  expect(readReport({ files: { 'src/a.ts': { source, mutants } } }, 'libs/rules')).toEqual([
    {
      file: 'libs/rules/src/a.ts',
      mutator: 'EqualityOperator',
      original: '1 < 2',
      replacement: '1 <= 2',
      line: 2,
      status: 'Survived',
    },
  ])
})

it('reads of what was mutated with a drawn mutant that one alone', () => {
  const at = (from: number, to: number, replacement: string) => ({
    mutatorName: 'ConditionalExpression',
    replacement,
    location: { start: { line: 1, column: from }, end: { line: 1, column: to } },
    status: 'Killed' as const,
  })
  const files = { 'src/a.ts': { source: 'a && b', mutants: [at(1, 7, 'true'), at(1, 7, 'false'), at(1, 2, 'true')] } }
  const drawn = (file: string, name: string) => `${file} ${name}` === 'src/a.ts 1:0-1:6 ConditionalExpression false'
  expect(readReport({ files }, 'libs/rules', drawn)).toMatchObject([{ original: 'a && b', replacement: 'false' }])
})
