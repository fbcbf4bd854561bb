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
