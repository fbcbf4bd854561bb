import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { parseSync } from '@swc/core'

const root = resolve(__dirname, '../../..')

/** Where what strangers write is read: the simulator, the tools, what they share, and the shop. */
const folders = ['libs', 'apps/simulator/src', 'apps/storefront/src', 'tools/soe-sim/src', 'tools/conformance/src']

const isOwn = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|gallery|story)\.tsx?$|\/testing\/|\/fixtures\/|^libs\/stories\//.test(file)

const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter(isOwn)

/** Patterns that only the project's own texts reach, or texts whose form excludes what makes them slow. */
const exempt: Readonly<Record<string, string>> = {
  'apps/simulator/src/http/serve-shop.ts': 'the index of the built shop',
  'apps/storefront/src/document/title-of.ts': 'a drawn page, in which every < of a text is escaped',
  'apps/storefront/src/document/write-busy-page.tsx': 'the index of the built shop',
  'libs/catalogue/src/device-skus.ts': 'capacities of the catalogue',
  'libs/rules/src/pricing/format-price.ts': 'the digits of a number',
  'libs/ui/src/text/json-tokens.ts': 'JSON, in which every string ends',
}

interface Pattern {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

const patternsIn = (file: string): Pattern[] => {
  const found: Pattern[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, pattern = '', flags = '' } = node as { type?: string; pattern?: string; flags?: string }
    if (type === 'RegExpLiteral') return void found.push({ file, pattern, flags })
    Object.values(node).forEach(look)
  }
  look(parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }).body)
  return found
}

/** Words that patterns look for; each pattern's own are added, with what often stands between words. */
const common = [' ', 'a', 'A', '0', '1', '4', '-', '_', '.', '/', '@', '"', '\\', '=', ':', ',', '{', '<', '\n', '\t']
const joined = [
  'eyJ-',
  'a.',
  'a-',
  '1-',
  '1 ',
  '://',
  'a@',
  '$',
  '*',
  'é',
  '%41',
  '\\"',
  '[',
  '(',
  'a b',
  "'",
  '--',
  '&',
]

const unitsOf = ({ pattern }: Pattern): ReadonlySet<string> => {
  const own = pattern.match(/[\p{L}\p{N}@:=/"'<>{}.,;_-]{1,8}/gu) ?? []
  const apart = own.flatMap((word) => [' ', '.', '-', '/', '=', ':'].map((sign) => `${word}${sign}`))
  return new Set([...common, ...joined, ...own, ...apart])
}

const context = createContext({})

/** Milliseconds of the processor: many times what a linear pattern takes for 100 kB, and a fraction of what one takes that tries every beginning. */
const mostTime = 1500

/**
 * Whether a text of one unit again and again, which in the end does not fit, takes longer. What is given up without
 * its share of a busy processor is given more time.
 */
const isSlow = ({ pattern, flags }: Pattern, unit: string, length: number): boolean => {
  const text = `${unit.repeat(Math.ceil(length / unit.length))}\u0000`
  Object.assign(context, { pattern, flags: [...new Set(`${flags}g`)].join('').replace('y', ''), text })
  for (let timeout = mostTime; ; timeout *= 2) {
    const began = process.cpuUsage()
    try {
      runInContext('text.replace(new RegExp(pattern, flags), "")', context, { timeout })
      return false
    } catch {
      if (process.cpuUsage(began).user >= mostTime * 900) return true
    }
  }
}

const slowest = (pattern: Pattern): string | undefined =>
  [...unitsOf(pattern)].find((unit) => [2000, 100_000].some((length) => isSlow(pattern, unit, length)))

it('no pattern that a stranger’s text reaches takes more than its share of the processor, up to 100 kB', () => {
  const patterns = files.flatMap(patternsIn).filter(({ file }) => !Object.hasOwn(exempt, file))
  const distinct = new Map(patterns.map((each) => [`/${each.pattern}/${each.flags}`, each]))
  expect(distinct.size).toBeGreaterThan(300)
  const slow = [...distinct].flatMap(([name, each]) => {
    const unit = slowest(each)
    return unit === undefined ? [] : [`${each.file}: ${name} of ${JSON.stringify(unit)} again and again`]
  })
  expect(slow).toEqual([])
}, 600_000)

it('what is exempt is there', () => {
  for (const file of Object.keys(exempt)) expect(patternsIn(file).length).toBeGreaterThan(0)
})
