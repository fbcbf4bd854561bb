import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { projectFiles } from './project-files'
import { runProgram } from './testing/run-program'

const root = resolve(__dirname, '../../..')
const { document } = projectFiles(root)
const generator = join(dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js')
const compiler = join(root, 'node_modules/typescript/bin/tsc')

const strictly = [
  '--noEmit',
  '--checkers',
  '1',
  '--strict',
  '--noUncheckedIndexedAccess',
  '--exactOptionalPropertyTypes',
  '--skipLibCheck',
  'false',
]
const plainly = [
  '--ignoreConfig',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--types',
  '',
]

const usage = `import type { components, operations, paths } from './client'

type AddDevice = operations['cart.addDevice.prospect']
type Answered = AddDevice['responses'][200]['content']['application/json']

export const body: AddDevice['requestBody']['content']['application/json'] = {
  cartInfo: { intendType: 'AAL' },
  data: { lines: [{ isNewLine: true, device: { id: 'a', productId: 'b', dppMonths: 36, contractTerm: 'INSTALLMENT' } }] },
}
export const stepOf = (answered: Answered) =>
  'errors' in answered ? answered.errors[0]?.id : answered.serviceBody.serviceResponse.context.contextInfo.processStep
export const errorIds: components['schemas']['CartAddDeviceErrorId'][] = ['208', 'CART_LOCKED']
export const isScheduled = (answered: Answered) => 'errors' in answered && answered.errors[0]?.id === '208'
export const isPending = (answered: Answered) => 'errors' in answered && answered.statusCode === '4077'
export const fault: components['schemas']['ErrorEnvelope']['errors'] = []
export type Path = keyof paths
`

describe('a client generated of the document', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'client-'))
    await runProgram(generator, document, '-o', join(folder, 'client.ts'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const compile = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return runProgram(compiler, ...strictly, ...plainly, file)
  }

  it('compiles strictly', async () => {
    expect(await compile('usage.ts', usage)).toEqual({ code: 0, output: '' })
  })

  it.each(["'208', 'CART_LOCKED'", "id === '208'", "statusCode === '4077'"])(
    'knows the errors of an operation: %s',
    async (known) => {
      const wrong = known.replace(/'\w+'$/, "'ORDER_NOT_FOUND'")
      const { code, output } = await compile('wrong-id.ts', usage.replace(known, wrong))
      expect(code).not.toBe(0)
      expect(output).toContain('"ORDER_NOT_FOUND"')
    },
  )

  it('knows what an operation does not take', async () => {
    const { code, output } = await compile('misuse.ts', usage.replace('dppMonths: 36', "dppMonths: '36'"))
    expect(code).not.toBe(0)
    expect(output).toContain("Type 'string' is not assignable to type 'number'")
  })
})
