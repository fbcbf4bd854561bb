/** @jest-environment node */
import { recordingCopies } from '../../build/recording-copies'

const { transform } = recordingCopies('/recorder.ts') as unknown as {
  transform: (code: string, id: string) => Promise<{ code: string } | undefined>
}

const own = '/soe/libs/shop/cart/src/line.tsx'

it.each([
  ['a spread', 'export const copy = (line) => ({ ...line, qty: 1 })', 'spreadValues as __spreadValues'],
  ['the props of an element', 'export const Row = (line) => <Line {...line} />', 'spreadValues as __spreadValues'],
  ['a rest', 'export const rest = ({ qty, ...line }) => line', 'restOf as __objRest'],
])('writes out %s as a call of the recorder', async (_, code, helper) => {
  const written = (await transform(code, own))?.code
  expect(written).toContain(`import { ${helper} } from "/recorder.ts"`)
  expect(written).not.toMatch(/var __(spreadValues|objRest)/)
})

it.each([
  ['a package of others', '/soe/node_modules/react/index.ts', 'export const copy = (line) => ({ ...line })'],
  ['the recorder itself', '/soe/libs/shop/platform/src/field-use/a.ts', 'export const copy = (line) => ({ ...line })'],
  ['what copies nothing', own, 'export const qty = 1'],
])('leaves alone %s', async (_, id, code) => {
  expect(await transform(code, id)).toBeUndefined()
})
