import { missingPaths } from './missing-paths'
import { whyNotRun } from './not-run'
import { readFences } from './read-fences'
import { blockOf, fileNameOf, isReport } from './read-page'

const fence = (language: string, text: string, before = '') => ({ language, text, line: 1, before })

it('finds every block, with its language, its line and the sentence before it', () => {
  const page = 'Put this into `a.yaml`:\n\n```yaml\nid: a\n\nb: c\n```\n\n```sh\nls\n```\n'
  expect(readFences(page)).toEqual([
    { language: 'yaml', text: 'id: a\n\nb: c', line: 4, before: 'Put this into `a.yaml`:' },
    { language: 'sh', text: 'ls', line: 10, before: '' },
  ])
  expect(readFences(page).map(fileNameOf)).toEqual(['a.yaml', undefined])
  expect(() => readFences('```sh\nls')).toThrow('no end')
})

it.each([
  ['sh', 'curl -s localhost:4010', 'shell'],
  ['bash', 'npm ci && npm start', 'not-run'],
  ['text', 'apps/e2e   journeys', 'tree'],
  ['text', '1 of 2 checks are not met in the world w.', 'report'],
  ['yaml', 'id: a', 'yaml'],
  ['ts', 'export {}', 'typescript'],
  ['text', 'something was printed', 'unknown'],
  ['python', 'import os', 'unknown'],
  ['', 'ls', 'unknown'],
])('knows what to do with a block of %j that says %j: %s', (language, text, kind) => {
  expect(blockOf(fence(language, text), []).kind).toBe(kind)
  expect(isReport(fence(language, text))).toBe(kind === 'report')
})

it('takes text after commands as what they print', () => {
  const commands = blockOf(fence('sh', 'ls'), [])
  expect(blockOf(fence('text', 'something was printed'), [commands])).toMatchObject({ kind: 'output', of: commands })
})

it('runs a block that holds a command of its own beside one that is not run', () => {
  expect(() => whyNotRun('npm ci\nls')).toThrow('give them a block each')
  expect(whyNotRun('npm run dev     # with hot reload\n\nnpm test').map(({ script }) => script)).toEqual([
    'dev',
    'test',
  ])
})

it('misses what a tree names and the workspace does not have', () => {
  const tree = 'apps/\n  e2e/         journeys\n  nowhere/     nothing\nlibs/shop/*    features\n  plans/ cart/ boats/'
  expect(missingPaths(tree)).toEqual(['apps/nowhere', 'libs/shop/boats'])
})
