import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyWorkspace, repository } from './testing/copy-workspace'

const bin = (name: string) => join(repository, 'node_modules/.bin', name)
const program = join(repository, 'tools/new-operation/src/new-operation.ts')

let root: string
beforeAll(() => void (root = copyWorkspace()))
afterAll(() => rmSync(root, { recursive: true }))

const run = (command: string, given: readonly string[]) => {
  const { NX_TASK_TARGET_PROJECT: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, given, {
    cwd: root,
    env: { ...env, SOE_ROOT: root },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const make = (...given: string[]) => run(bin('tsx'), [program, ...given])

it('makes an operation that compiles, whose test fails because it does nothing yet', () => {
  const made = make('cart.listSavedCarts', '--kind', 'read')
  expect(made.output).toContain('made    libs/carrier/src/cart/list-saved-carts.ts')
  expect(made.status).toBe(0)
  expect(run(bin('tsc'), ['-p', 'tsconfig.json', '--noEmit', '--checkers', '1'])).toEqual({ status: 0, output: '' })
  const test = run(bin('jest'), ['-c', 'libs/carrier/jest.config.cjs', 'src/cart/list-saved-carts'])
  expect(test.output).toContain('cart.listSavedCarts has no behaviour yet')
  expect(test.status).toBe(1)
})

it('makes nothing of an operation that exists, and says so', () => {
  const { status, output } = make('cart.addDevice')
  expect(output).toBe('cart.addDevice exists: libs/contracts/src/cart/add-device.ts\n')
  expect(status).toBe(1)
})
