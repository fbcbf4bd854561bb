import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseScenarios } from '@soe/scenario'
import { createSimulatorClient, type Command } from '@soe/simulator-client'
import { checkSnippets } from './testing/docs/check-snippets'
import { matchesOutput } from './testing/docs/match-output'
import { missingPaths } from './testing/docs/missing-paths'
import { fileNameOf, readPage, type Block, type Page } from './testing/docs/read-page'
import { runShell, type ShellResult } from './testing/docs/run-shell'
import type { ShellStep } from './testing/docs/shell-steps'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'
import { isThere, root, scratch } from './testing/workspace'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .toSorted(),
].map(readPage)

/** Files of an example that has a test of its own. */
const backendFiles = ['states.yaml', 'conformance.yml', 'conformance-tarball.yml'].map((name) =>
  readFileSync(join(__dirname, 'backend', name), 'utf8').trim(),
)

const nameOf = (page: Page, { fence }: Block) => `${page.path.replaceAll(/\W+/g, '-')}-${fence.line}`

/** Each page has a folder, with the files that it names in it. */
const unfold = (page: Page): string => {
  const folder = join(scratch, 'docs', basename(page.path, '.md'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { fence } of page.blocks) {
    const name = fileNameOf(fence)
    if (name !== undefined && ['yaml', 'json'].includes(fence.language)) writeFileSync(join(folder, name), fence.text)
  }
  return folder
}

const expectRun = (step: ShellStep, { exitCode, output }: ShellResult) => {
  if (exitCode !== step.exitCode) throw new Error(`ended with ${exitCode}:\n${step.commands}\n\n${output}`)
  expectOutput(step.claim, output)
}

const expectOutput = (claim: string, output: string) => {
  if (claim !== '' && !matchesOutput(claim, output)) {
    throw new Error(`The page says\n\n${claim}\n\nand what is printed is\n\n${output}`)
  }
}

/** The command that a piece of code is a body of. */
const commandName = (code: string): string => /^\{"(\w+)": ?\{.*\}\}$/.exec(code)?.[1] ?? ''

const inlineCode = ({ text }: Page): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.stop())

/** No page finds the worlds of another. */
const dropWorlds = async () => {
  const client = createSimulatorClient({ baseUrl: simulator.url })
  for (const { id } of await client.listWorlds()) if (id !== 'default') await client.dropWorld(id)
}

describe.each(pages)('$path', (page) => {
  const results = new Map<ShellStep, ShellResult>()
  beforeAll(async () => {
    const answers = await runShell(page.steps, { cwd: unfold(page), url: simulator.url })
    page.steps.forEach((step, index) => results.set(step, answers[index] ?? { exitCode: undefined, output: '' }))
  })
  afterAll(dropWorlds)

  const resultOf = (step: ShellStep) => results.get(step) ?? { exitCode: undefined, output: '' }

  /** What a block of commands has printed at its end. */
  const printed = (block: Block): string => {
    if (block.kind === 'not-run') return simulator.said.join('\n').replaceAll(/localhost:\d+/g, 'localhost:4010')
    const last = block.kind === 'shell' ? block.steps.at(-1) : undefined
    return last ? resultOf(last).output : ''
  }

  const expectScenarios = async (text: string) => {
    const { problems, scenarios } = parseScenarios(text)
    expect(problems).toEqual([])
    const client = createSimulatorClient({ baseUrl: simulator.url })
    const { id } = await client.makeWorld()
    for (const scenario of scenarios) expect(await client.arm(id, scenario)).toMatchObject({ armed: true })
    expect(scenarios.length).toBeGreaterThan(0)
    await client.dropWorld(id)
  }

  const check = (block: Block): Promise<void> | void => {
    const { text } = block.fence
    switch (block.kind) {
      case 'shell':
        return block.steps.forEach((step) => expectRun(step, resultOf(step)))
      case 'not-run':
        for (const { script, testedIn } of block.reasons) {
          expect(isThere(testedIn)).toBe(true)
          if (script !== undefined) expect(Object.keys(scripts)).toContain(script)
        }
        return undefined
      case 'elsewhere':
        return expect(readFileSync(join(root, block.testedIn), 'utf8')).toContain(page.path)
      case 'output':
        return expectOutput(text, printed(block.of))
      case 'tree':
        return expect(missingPaths(text)).toEqual([])
      case 'yaml':
        return backendFiles.includes(text) ? undefined : expectScenarios(text)
      case 'json':
        return text.includes('sim/v1') ? expectScenarios(text) : void JSON.parse(text)
      case 'typescript':
      case 'report':
        // Snippets are compiled all together, below; reports are printed by an example.
        return undefined
      case 'unknown':
        throw new Error(`Nothing can be done with this block of "${block.fence.language}":\n${text}`)
    }
  }

  const blocks = page.blocks.map((block) => [block.fence.line, block.kind, block] as const)
  if (blocks.length > 0)
    it.each(blocks)('tells the truth in line %i, in a block of %s', async (_line, _kind, block) => {
      await expect(Promise.resolve(block).then(check)).resolves.toBeUndefined()
    })

  it('names commands that can be run, scripts that exist and pages that are there', async () => {
    const code = inlineCode(page)
    const client = createSimulatorClient({ baseUrl: simulator.url })
    const known = (await client.commands()).map(({ name }) => name)
    const { id } = await client.makeWorld({ persona: 'signed-in' })
    const commands = code.filter((text) => known.includes(commandName(text)))
    for (const text of commands) await client.command(id, JSON.parse(text) as Command)
    const run = code.flatMap((text) => /^npm run ([\w:-]+)/.exec(text)?.[1] ?? [])
    expect(run.filter((script) => scripts[script] === undefined)).toEqual([])
    const links = [...page.text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !isThere(join(dirname(page.path), to)))).toEqual([])
  })

  it('names addresses that answer', async () => {
    const paths = inlineCode(page).flatMap((text) => /^GET (\/__sim[^\s…]*)$/.exec(text)?.[1] ?? [])
    for (const path of paths) {
      const url = `${simulator.url}${path.replace('<id>', 'default')}`
      expect([path, (await fetch(url)).status]).toEqual([path, 200])
    }
  })
})

describe('the page for QA', () => {
  it('has an example of every command', async () => {
    const known = (await createSimulatorClient({ baseUrl: simulator.url }).commands()).map(({ name }) => name)
    const page = pages.find(({ path }) => path === 'docs/for-qa.md')
    const shown = new Set((page ? inlineCode(page) : []).map(commandName))
    expect(known.filter((name) => !shown.has(name))).toEqual([])
  })
})

const examples = [
  'jest/retail-takes-over.test.ts',
  'playwright/scheduled-order.spec.ts',
  'playwright/stays-away.spec.ts',
].map((name) => readFileSync(join(__dirname, name), 'utf8').trim())

const wrong = {
  name: 'wrong',
  text: "import { seven } from './nowhere'\nconst six: string = 6\nexport { six, seven }",
}

describe('snippets of TypeScript', () => {
  it('are examples, which are run, or compile, and are refused where they do not', async () => {
    const snippets = pages.flatMap((page) =>
      page.blocks
        .filter(({ kind, fence }) => kind === 'typescript' && !examples.includes(fence.text))
        .map((block) => ({ name: nameOf(page, block), text: block.fence.text })),
    )
    const said = (await checkSnippets([...snippets, wrong])).trimEnd().split('\n')
    expect(said).toEqual([
      expect.stringMatching(/wrong\.ts\(1,.*nowhere/),
      expect.stringMatching(/wrong\.ts\(2,.*not assignable to type 'string'/),
    ])
  })

  it('show each example to QA', () => {
    const shown = readPage('docs/for-qa.md').blocks.map(({ fence }) => fence.text)
    expect(shown).toEqual(expect.arrayContaining(examples))
  })
})
