import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

const begun: [code: string, stable: string][] = [
  ['({ ...a, b: 1 })', '({ ...null, ...a, b: 1 })'],
  ['({ ...a, ...a.y })', '({ ...null, ...a, ...a.y })'],
  ['({ ...{ ...a, c: 3 }, b: 1 })', '({ ...null, ...{ ...null, ...a, c: 3 }, b: 1 })'],
]

const left: [what: string, code: string][] = [
  ['a plain copy', '({ ...a })'],
  ['a literal that begins with a name', '({ b: 1, ...a, c: 2 })'],
  ['an array', '[...a, 1]'],
  ['a call', 'f(...a, 1)'],
  ['a pattern', 'const { b, ...rest } = a'],
]

const typed = "const emoji: string = '😀'; const f = (a: A) => ({ ...a, b: 1 }) satisfies B"

/** The parser is an ES module, which Jest does not load: a Node of its own does. */
const program = (codes: readonly string[]) => `
  import { stabiliseSpreads } from ${JSON.stringify(join(__dirname, 'stable-spreads.mjs'))}
  process.stdout.write(JSON.stringify(${JSON.stringify(codes)}.map((code) => stabiliseSpreads(code, 'ts'))))`

const stabilise = (codes: readonly string[]): Map<string, string> => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program(codes)], { encoding: 'utf8' })
  const texts = JSON.parse(output) as string[]
  return new Map(codes.map((code, index) => [code, texts[index] ?? '']))
}

const valueOf = (code: string) => JSON.stringify(runInNewContext(code, { a: { x: 1, y: { z: 2 } } }))

describe('stabiliseSpreads', () => {
  const made = stabilise([...begun.map(([code]) => code), ...left.map(([, code]) => code), typed])

  it.each(begun)('begins %s with nothing', (code, stable) => {
    expect(made.get(code)).toBe(stable)
    expect(valueOf(stable)).toBe(valueOf(code))
  })

  it.each(left)('leaves %s as it is', (_, code) => {
    expect(made.get(code)).toBe(code)
  })

  it('reads types, and counts characters as JavaScript does', () => {
    expect(made.get(typed)).toBe(typed.replace('{ ...a', '{ ...null, ...a'))
  })
})
