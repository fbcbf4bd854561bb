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
  expect(run(bin('tsc'), ['-p', 'tsconfig.json', '--noEmit'])).toEqual({ status: 0, output: '' })
  const test = run(bin('jest'), ['-c', 'libs/carrier/jest.config.cjs', 'src/cart/list-saved-carts'])
  expect(test.output).toContain('cart.listSavedCarts has no behaviour yet')
  expect(test.status).toBe(1)
  // It compiles the workspace.
}, 240_000)

it.each([
  [['cart'], 'npm run new -- <area>.<operation>'],
  [['cart.addDevice'], 'cart.addDevice exists'],
  [['boats.launch'], 'There is no area "boats"'],
  [['cart.launch', '--kind', 'boat'], '--kind is read or change, not "boat".'],
])('makes nothing of %j', (given, message) => {
  const { status, output } = make(...given)
  expect(output).toContain(message)
  expect(status).toBe(1)
})
