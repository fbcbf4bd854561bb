import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeCosts, readTaskCosts } from './costs.mjs'

it('tells the core-minutes of a run by kind, with what a browser loses, and its ten dearest files first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, coreSeconds: index }))
  const spec = { file: 'cart.spec.ts', coreSeconds: 90, lostSeconds: 60 }
  const tasks = [
    { project: 'soe', target: 'types', coreSeconds: 6 },
    { project: 'soe', target: 'types', coreSeconds: 12 },
    { project: 'soe', target: 'format', coreSeconds: 6 },
    { project: 'console', target: 'build', coreSeconds: 12 },
    { project: 'rules', target: 'test', coreSeconds: 30 },
    { project: 'simulator', target: 'test-laws', coreSeconds: 60 },
    { project: 'e2e', target: 'test-judged', coreSeconds: 6 },
    { coreSeconds: 54 },
  ]
  const [total, ...dearest] = describeCosts([...files, spec], tasks, 192)
  expect(total).toBe('4.2 core-minutes: browsers 2.0, Jest 1.5, types 0.3, builds 0.2, other gates 0.1, Nx 0.1')
  expect(dearest).toHaveLength(10)
  expect(dearest.slice(0, 2)).toEqual(['    90.0 s  cart.spec.ts', '    11.0 s  11.test.ts'])
})

describe('a task', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soe-costs-'))
  const file = join(folder, 'tasks.jsonl')
  afterAll(() => rmSync(folder, { recursive: true }))

  const busy =
    'const from = process.cpuUsage(); while (process.cpuUsage(from).user < 1e5) for (let i = 0; i < 1e6; i += 1);'
  const busyTwice = `${busy} require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const run = (task: Record<string, string>) =>
    spawnSync(process.execPath, ['--require', join(__dirname, 'note-task.cjs'), '-e', busyTwice], {
      env: { TASK_COSTS: file, NODE_OPTIONS: `--require ${JSON.stringify(join(__dirname, 'note-task.cjs'))}`, ...task },
    })

  it('is counted once, with what it has started, and Nx itself is not', () => {
    run({})
    run({ NX_TASK_TARGET_PROJECT: 'rules', NX_TASK_TARGET_TARGET: 'test' })
    const tasks = readTaskCosts(file)
    expect(tasks).toEqual([{ project: 'rules', target: 'test', coreSeconds: expect.any(Number) as number }])
    expect(tasks[0]?.coreSeconds).toBeGreaterThan(0.2)
    expect(tasks[0]?.coreSeconds).toBeLessThan(2)
  })
})
