import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from '../workspace'
import { runShell } from './run-shell'
import { shellSteps } from './shell-steps'

const cwd = join(scratch, 'shell')
mkdirSync(cwd, { recursive: true })

const run = (block: string) => runShell(shellSteps(block, 1), { cwd, url: 'http://localhost:5555' })

it('takes comments after commands as what they print, and all other comments as comments', () => {
  const block =
    '# first\necho a\n# a\n# b\necho b   # c\n\n# last\nfalse\n# exit 1\n\ncurl -sN x\n\nsoe-sim journal w --follow'
  expect(shellSteps(block, 10)).toEqual([
    { commands: 'echo a', claim: 'a\nb', exitCode: 0, isInterrupted: false, line: 11 },
    { commands: 'echo b   # c', claim: '', exitCode: 0, isInterrupted: false, line: 14 },
    { commands: 'false', claim: '', exitCode: 1, isInterrupted: false, line: 17 },
    { commands: 'curl -sN x', claim: '', exitCode: 0, isInterrupted: true, line: 20 },
    { commands: 'soe-sim journal w --follow', claim: '', exitCode: 0, isInterrupted: true, line: 22 },
  ])
})

it('keeps variables and functions from step to step, and writes the simulator’s address as the page does', async () => {
  const steps = await run('who=Maren\nhi() { echo "hi $who"; }\n\nhi\n\necho localhost:4010 $SIM_URL >&2')
  expect(steps.map(({ output }) => output)).toEqual(['', 'hi Maren\n', 'localhost:4010 http://localhost:4010\n'])
})

it('goes on after a step that is to fail, and not after one that is not', async () => {
  const expected = await run('echo a; exit 3\n# exit 3\n\necho b')
  expect(expected).toEqual([
    { exitCode: 3, output: 'a\n' },
    { exitCode: 0, output: 'b\n' },
  ])
  const [, failed, after] = await run('echo a\n\nfalse\n\necho b')
  expect([failed?.exitCode, after?.exitCode]).toEqual([undefined, undefined])
})

it('interrupts what would go on for ever', async () => {
  const [step] = await run('echo begun; tail --follow=name /dev/null --follow')
  expect(step).toEqual({ exitCode: 0, output: 'begun\n' })
})
