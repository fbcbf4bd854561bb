import { controlContract, culprits, VerdictSchema, type Decision, type JournalEntry } from '@soe/contracts'
import { withAllowed } from '@soe/scenario'
import { z } from 'zod'
import type { SimulatorClient } from '../create-simulator-client'
import { fits, pageOf, withShortTexts } from './fit'

interface Hints {
  /** It changes nothing. */
  readonly isReading?: true
  /** It may take something away for good. */
  readonly isDestructive?: true
  /** Once more changes nothing. */
  readonly isIdempotent?: true
}

/** A tool of the server: what it takes, what it answers, and what it does. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly hints: Hints
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  run(simulator: SimulatorClient, input: unknown): Promise<Record<string, unknown>>
}

const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'output' | 'run'> & {
    readonly input: Input
    readonly output: Output
    run(simulator: SimulatorClient, input: z.output<Input>): Promise<z.output<Output>>
  },
): Tool => ({
  ...tool,
  input: z.strictObject(tool.input.shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `it does not take ${keys?.join(', ')}; allowed: ${Object.keys(tool.input.shape).join(', ')}`
        : undefined,
  }),
  run: (simulator, input) => tool.run(simulator, tool.input.parse(input)),
})

const world = z.string().min(1).max(120).describe('The id of a world, which is the handle of all that happens in it')
const decision = z.string().min(1).max(160).describe('A call, by the x-sim-decision of its reply, such as demo-3')
const after = z.number().int().min(0).optional().describe('`next` of the page before')

const pages = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.number().int().optional() })

const call = z.object({
  id: z.string(),
  at: z.string(),
  operation: z.string(),
  status: z.number().int(),
  error: z.string().optional(),
  because: z.string(),
  session: z.string().optional(),
  page: z.string().optional(),
  undoneBy: z.string().optional(),
  rule: z.object({ scenario: z.string(), rule: z.string() }).optional(),
})

/** Without what its schema leaves out. */
const shownCall = (entry: JournalEntry) => call.parse(entry)

const worldOf = (id: string): string => id.replace(/-\d+(\.\w+)?$/, '')

const enterable = z.object({
  id: z.string(),
  persona: z.string(),
  seed: z.number(),
  now: z.string(),
  enter: z.string(),
})

const worlds = defineTool({
  name: 'worlds',
  title: 'Worlds',
  description: 'List the worlds; make one for a persona; or drop one. A test should have a world of its own.',
  hints: { isDestructive: true },
  input: z.object({
    do: z.enum(['list', 'make', 'drop']).default('list'),
    world: world.optional().describe('The name of the new world, or the one to drop'),
    persona: z.string().max(60).optional().describe('Who comes into a new world; prospect by default'),
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
    after,
  }),
  output: pages(enterable),
  run: async (simulator, { do: what, world: id, persona, seed, after: from }) => {
    if (what === 'drop') {
      if (id === undefined) throw new Error('Name the world to drop.')
      await simulator.getWorld(id)
      await simulator.dropWorld(id)
    }
    const shown = (each: object & { id: string }) => enterable.parse({ ...each, enter: simulator.enterUrl(each.id) })
    if (what !== 'make') return pageOf((await simulator.listWorlds()).map(shown), from)
    const made = await simulator.makeWorld({
      ...(id !== undefined && { id }),
      ...(persona !== undefined && { persona }),
      ...(seed !== undefined && { seed }),
    })
    return { items: [shown(made)] }
  },
})

/** Its message names the allowed values that are most like the wrong one. */
const problem = controlContract.armScenario.responses[200].shape.problems.element.omit({ allowed: true })

const arm = defineTool({
  name: 'arm',
  title: 'Arm a scenario',
  description:
    'Check a scenario in YAML or JSON, or a built-in one by its id, and arm it in a world unless it has errors or only a check is asked for; or disarm one.',
  hints: { isIdempotent: true },
  input: z.object({
    world,
    scenario: z.string().min(1).max(60_000).describe('The text of a scenario, or the id of a built-in one'),
    do: z.enum(['arm', 'check', 'disarm']).default('arm'),
    after,
  }),
  output: z.object({
    id: z.string(),
    ok: z.boolean(),
    armed: z.boolean(),
    problems: z.array(problem),
    next: z.number().int().optional(),
  }),
  run: async (simulator, { world: id, scenario, do: what, after: from }) => {
    if (what === 'disarm') {
      await simulator.disarm(id, scenario)
      return { id: scenario, ok: true, armed: false, problems: [] }
    }
    const isId = !scenario.includes('\n') && !scenario.trimStart().startsWith('{')
    const known = isId ? await simulator.catalogScenarios() : []
    const builtIn = known.find((each) => each.id === scenario)
    if (isId && !builtIn)
      throw new Error(
        withAllowed(
          `There is no built-in scenario "${scenario}".`,
          scenario,
          known.map((each) => each.id),
        ),
      )
    const given = builtIn?.document ?? scenario
    const checked = await simulator.lint(id, given)
    const found = checked.ok && what === 'arm' ? await simulator.arm(id, given) : checked
    const { items: problems, ...more } = pageOf(
      found.problems.map(({ allowed: _, ...each }) => each),
      from,
    )
    return { id: found.id, ok: found.ok, armed: found.armed, problems, ...more }
  },
})

const leanDecision = (found: Decision, isWhole: boolean) => {
  const { sentences, rules = [], nearMisses = [], withoutRules, request, answer } = withShortTexts(found)
  return {
    call: shownCall(found),
    sentences,
    rules: rules.slice(0, 10).map(({ sentence }) => sentence),
    nearMisses: nearMisses.slice(0, 10),
    ...(withoutRules && { withoutRules: { status: withoutRules.status, error: withoutRules.error } }),
    ...(isWhole && { request: { ...request }, answer: answer?.body }),
  }
}

const why = defineTool({
  name: 'why',
  title: 'Why a call was answered so',
  description: 'What happened to a call and why: the cause, the rules that were considered, and those that came close.',
  hints: { isReading: true },
  input: z.object({ decision, isWhole: z.boolean().default(false).describe('Adds request and answer where they fit') }),
  output: z.object({
    call,
    sentences: z.array(z.string()),
    rules: z.array(z.string()),
    nearMisses: z.array(z.string()),
    withoutRules: z.object({ status: z.number(), error: z.string().optional() }).optional(),
    request: z.unknown().optional(),
    answer: z.unknown().optional(),
  }),
  run: async (simulator, { decision: id, isWhole }) => {
    const found = await simulator.decision(worldOf(id), id)
    const whole = leanDecision(found, isWhole)
    return fits(whole) ? whole : leanDecision(found, false)
  },
})

const verdict = defineTool({
  name: 'verdict',
  title: 'Who is at fault',
  description: `Find who is at fault (${culprits.join(', ')}), by experiment: at a call by its decision; at a failed test by its report; or, with the world alone, at the first check that is not met. Ask it before you change a test.`,
  hints: { isReading: true },
  input: z.object({
    world: world.optional(),
    decision: decision.optional(),
    report: z.string().max(200_000).optional(),
  }),
  output: z.object(VerdictSchema.shape),
  run: async (simulator, { world: id, decision: named, report }) => {
    const where = id ?? (named === undefined ? undefined : worldOf(named))
    if (where === undefined) throw new Error('Name a decision, or a world.')
    const about = { ...(named !== undefined && { decision: named }), ...(report !== undefined && { report }) }
    return simulator.verdict(where, about)
  },
})

const verify = defineTool({
  name: 'verify',
  title: 'Check what is expected',
  description: 'Check what the armed scenarios of a world expect; what is not met comes first.',
  hints: { isReading: true },
  input: z.object({ world, after }),
  output: pages(controlContract.verify.responses[200].shape.checks.element).extend({
    ok: z.boolean(),
    reason: z.string().optional(),
  }),
  run: async (simulator, { world: id, after: from }) => {
    const { ok, reason, checks } = await simulator.verify(id)
    const inOrder = checks.toSorted((left, right) => Number(left.ok) - Number(right.ok))
    return { ok, ...(reason !== undefined && { reason }), ...pageOf(inOrder, from) }
  },
})

const journal = defineTool({
  name: 'journal',
  title: 'Calls of a world',
  description: 'The calls of a world, oldest first: what was asked, how it was answered, and because of what.',
  hints: { isReading: true },
  input: z.object({ world, operation: z.string().max(80).optional(), after }),
  output: pages(call),
  run: async (simulator, { world: id, operation, after: since = 0 }) => {
    const { entries, next, more } = await simulator.journal(id, {
      since,
      limit: 200,
      ...(operation !== undefined && { operation }),
    })
    const { items, next: cut } = pageOf(entries.map(shownCall))
    if (cut !== undefined) return { items, next: entries[cut - 1]?.seq ?? since }
    return { items, ...(more && { next }) }
  },
})

const goBack = defineTool({
  name: 'go-back',
  title: 'Go back to before a call',
  description:
    'Take a world back to just before one of its latest 200 calls; or fork it: make a second world that goes on from there, or from now where no call is named.',
  hints: { isDestructive: true },
  input: z.object({
    world,
    before: decision.optional(),
    do: z.enum(['fork', 'rewind']).default('fork'),
    as: z.string().max(120).optional().describe('The name of the fork'),
  }),
  output: enterable,
  run: async (simulator, { world: id, before, do: what, as: name }) => {
    if (what === 'rewind' && before === undefined) throw new Error('Name the call to rewind to: before.')
    const made =
      what === 'rewind' && before !== undefined
        ? await simulator.rewind(id, before)
        : await simulator.makeWorld({
            from: { world: id, ...(before !== undefined && { before }) },
            ...(name !== undefined && { id: name }),
          })
    const enter = simulator.enterUrl(made.id, '/', { session: made.session })
    return enterable.parse({ ...made, enter })
  },
})

const explain = defineTool({
  name: 'explain',
  title: 'What a call would be answered',
  description: 'What a call would be answered now, and why, without making it; isPlain asks as if nothing were armed.',
  hints: { isReading: true },
  input: z.object({
    world,
    operation: z.string().max(80).describe('Such as cart.addDevice'),
    body: z.unknown().optional().describe("Its request; the contract's example by default"),
    isPlain: z.boolean().default(false),
  }),
  output: z.object({ status: z.number().int(), error: z.string().optional(), sentences: z.array(z.string()) }),
  run: async (simulator, { world: id, operation, body, isPlain }) => {
    const asked = { operation, ...(body !== undefined && { body }), ...(isPlain && { rules: false as const }) }
    const { status, error, sentences } = withShortTexts(await simulator.explain(id, asked))
    return { status, ...(error !== undefined && { error }), sentences: sentences.slice(0, 12) }
  },
})

const outcome = z.object({ operation: z.string(), outcome: z.string(), calls: z.number() })

const coverage = defineTool({
  name: 'coverage',
  title: 'How calls have been answered',
  description:
    'How each operation has been answered, in a world or in all since the start, and how many errors were met.',
  hints: { isReading: true },
  input: z.object({ world: world.optional(), after }),
  output: pages(outcome).extend({ answered: z.number(), known: z.number() }),
  run: async (simulator, { world: id, after: from }) => {
    const { rows, pairs } = await simulator.coverage(id)
    const items = rows.map((row) => outcome.parse(row))
    return { ...pairs, ...pageOf(items, from) }
  },
})

const lists: Readonly<Record<string, (simulator: SimulatorClient) => Promise<{ id: string; text: string }[]>>> = {
  operations: async (simulator) =>
    (await simulator.operations()).map(({ key, summary, errors }) => ({
      id: key,
      text: `${summary} Errors: ${errors.join(', ')}`,
    })),
  errors: async (simulator) =>
    (await simulator.errors()).map(({ id, message, handling }) => ({ id, text: `${message} (${handling})` })),
  personas: async (simulator) => (await simulator.personas()).map(({ id, title }) => ({ id, text: title })),
  commands: async (simulator) =>
    (await simulator.commands()).map(({ name, summary, example }) => ({
      id: name,
      text: `${summary} ${JSON.stringify(example)}`,
    })),
  skus: async (simulator) =>
    (await simulator.skus()).map(({ skuId, name, variant }) => ({ id: skuId, text: `${name}, ${variant}` })),
  scenarios: async (simulator) => (await simulator.catalogScenarios()).map(({ id, title }) => ({ id, text: title })),
}

const catalogue = defineTool({
  name: 'catalogue',
  title: 'What may be named',
  description:
    'What scenarios and calls may name: operations, errors, personas, commands, skus and built-in scenarios.',
  hints: { isReading: true },
  input: z.object({
    what: z.enum(['operations', 'errors', 'personas', 'commands', 'skus', 'scenarios']),
    search: z.string().max(200).default('').describe('Only those that hold all the words'),
    after,
  }),
  output: pages(z.object({ id: z.string(), text: z.string() })),
  run: async (simulator, { what, search, after: from }) => {
    const words = search.toLowerCase().split(/\s+/)
    const found = (await lists[what]?.(simulator)) ?? []
    return pageOf(
      found.filter(({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word))),
      from,
    )
  },
})

/** All of them, in the order in which they are listed. */
export const tools: readonly Tool[] = [worlds, arm, why, verdict, verify, journal, goBack, explain, coverage, catalogue]
