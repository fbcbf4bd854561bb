import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThere, root } from '../workspace'
import { whyNotRun, type NotRun } from './not-run'
import { readFences, type Fence } from './read-fences'
import { shellSteps, type ShellStep } from './shell-steps'

/** What is done with a block. */
export type Block = { readonly fence: Fence } & (
  | { readonly kind: 'shell'; readonly steps: readonly ShellStep[] }
  | { readonly kind: 'not-run'; readonly reasons: readonly NotRun[] }
  | { readonly kind: 'output'; readonly of: Block }
  | { readonly kind: 'elsewhere'; readonly testedIn: string }
  // A report is held against what a broken example prints, where the examples are run.
  | { readonly kind: 'report' | 'tree' | 'yaml' | 'json' | 'typescript' | 'unknown' }
)

export interface Page {
  readonly path: string
  readonly text: string
  readonly blocks: readonly Block[]
  readonly steps: readonly ShellStep[]
}

const isCommand = ({ kind }: Block): boolean => kind === 'shell' || kind === 'not-run'

const shellBlock = (fence: Fence): Block => {
  const reasons = whyNotRun(fence.text)
  if (reasons.length > 0) return { kind: 'not-run', fence, reasons }
  return { kind: 'shell', fence, steps: shellSteps(fence.text, fence.line) }
}

const isTree = ({ text }: Fence): boolean => isThere(/^\S+/.exec(text)?.[0] ?? '-')

/** What a test prints whose expectations are not met. */
export const isReport = ({ text }: Fence): boolean => /^\d+ of \d+ checks are not met/.test(text)

const textBlock = (fence: Fence, before: readonly Block[]): Block => {
  if (isReport(fence)) return { kind: 'report', fence }
  if (isTree(fence)) return { kind: 'tree', fence }
  const of = before.findLast(isCommand)
  return of ? { kind: 'output', fence, of } : { kind: 'unknown', fence }
}

const kinds = { yaml: 'yaml', yml: 'yaml', json: 'json', ts: 'typescript', typescript: 'typescript' } as const

export const blockOf = (fence: Fence, before: readonly Block[]): Block => {
  if (fence.language === 'sh' || fence.language === 'bash') return shellBlock(fence)
  if (fence.language === 'text') return textBlock(fence, before)
  const kind = Object.entries(kinds).find(([language]) => language === fence.language)?.[1]
  return { kind: kind ?? 'unknown', fence }
}

/** Pages that have a test of their own. */
const elsewhere: Readonly<Record<string, string>> = {
  'docs/java-and-python.md': 'tools/wire/src/languages/languages.soak.test.ts',
  'docs/command-line.md': 'tools/soe-sim/src/command-line-page.test.ts',
  'docs/explore.md': 'tools/examples/src/explore.soak.test.ts',
  'docs/packages.md': 'tools/packages/src/packages.test.ts',
}

export const readPage = (path: string): Page => {
  const text = readFileSync(join(root, path), 'utf8')
  const blocks: Block[] = []
  const testedIn = elsewhere[path]
  for (const fence of readFences(text)) {
    blocks.push(testedIn === undefined ? blockOf(fence, blocks) : { kind: 'elsewhere', fence, testedIn })
  }
  return { path, text, blocks, steps: blocks.flatMap((block) => (block.kind === 'shell' ? block.steps : [])) }
}

/** The file that the sentence before a block names, such as `locked.yaml`. */
export const fileNameOf = ({ before }: Fence): string | undefined =>
  [...before.matchAll(/`([\w-]+\.(?:ya?ml|json|ts))`/g)].at(-1)?.[1]
