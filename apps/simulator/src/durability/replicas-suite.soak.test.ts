import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const project = join(__dirname, '../..')
const jestProgram = join(project, '../../node_modules/jest/bin/jest.js')

/** What is asked of one process alone: its own metrics, and that it needs no port. */
const ofOneProcess = ['write-metrics', 'in-process'].map((name) => `control/${name}[.]test`)

it.each([2, 3])('the whole suite of the control API is met by %i replicas in turn', (replicas) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      jestProgram,
      '-i',
      '--forceExit',
      'src/control',
      '--testPathIgnorePatterns',
      '/node_modules/',
      '[.]soak[.]',
      ...ofOneProcess,
    ],
    { cwd: project, encoding: 'utf8', env: { ...process.env, SOAK: '0', SIM_TEST_REPLICAS: String(replicas) } },
  )
  expect(
    `${status} ${stderr
      .split('\n')
      .filter((line) => line.includes('●'))
      .join('\n')}`,
  ).toBe('0 ')
})
