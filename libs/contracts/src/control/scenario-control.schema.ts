import { z } from 'zod'

/** A problem in a document, and its location. */
export const ScenarioProblemSchema = z.strictObject({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
  /** Such as `rules[0].reply.error`; empty for the whole document. */
  path: z.string(),
  document: z.number().int().optional(),
  /** Both count from 1; present only where text was sent. */
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  allowed: z.array(z.string()).readonly().optional(),
})
export type ScenarioProblem = z.infer<typeof ScenarioProblemSchema>

export const ArmScenarioQuerySchema = z.strictObject({
  /** `1` checks the document and arms nothing. */
  dryRun: z.enum(['0', '1']).optional(),
})

export const ArmedScenarioSchema = z.strictObject({
  ok: z.boolean(),
  armed: z.boolean(),
  id: z.string(),
  title: z.string().optional(),
  rules: z.number().int(),
  problems: z.array(ScenarioProblemSchema),
})
export type ArmedScenario = z.infer<typeof ArmedScenarioSchema>

const document = z.looseObject({ id: z.string() })

export const WorldScenarioSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** On the world's clock. */
  armedAt: z.string(),
  rules: z.array(z.strictObject({ id: z.string(), matched: z.number().int(), fired: z.number().int() })),
  document,
})
export type WorldScenario = z.infer<typeof WorldScenarioSchema>

export const CatalogScenarioSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  area: z.string(),
  /** Operations that its rules apply to. */
  operations: z.array(z.string()),
  /** The page and the text that a shopper should see. */
  sees: z.strictObject({ page: z.string(), text: z.string() }).optional(),
  document,
})
export type CatalogScenario = z.infer<typeof CatalogScenarioSchema>

export const ScenarioFileSchema = z.strictObject({
  /** Relative to the folder, with / as the separator. */
  file: z.string(),
  /** The scenarios that it provides now; those of its last valid version where it has an error. */
  ids: z.array(z.string()),
  /** The latest version has no error. */
  ok: z.boolean(),
  problems: z.array(ScenarioProblemSchema),
  /** When its current scenarios were read; absent where it never had any. */
  loadedAt: z.string().optional(),
})
export type ScenarioFile = z.infer<typeof ScenarioFileSchema>

/**
 * What a check counts: firings of a rule, calls, calls in sequence, events, requests and answers off contract, or what
 * a rule was to do and could not.
 */
export const checkKinds = ['fired', 'calls', 'order', 'events', 'off-contract', 'script'] as const

/**
 * An earlier simulator armed the scenario, the first calls are gone, the replica that answered calls before has ended,
 * an answer is still on its way, or no call of any kind has reached the world since the scenario was armed.
 */
export const checkGaps = [
  'journal-is-younger',
  'journal-is-cut',
  'home-is-gone',
  'answer-on-its-way',
  'no-call',
] as const

export const VerificationCheckSchema = z.strictObject({
  scenario: z.string(),
  /** The rule or the calls that the check covers. */
  rule: z.string(),
  expected: z.string(),
  actual: z.string(),
  ok: z.boolean(),
  /** For a check that is not met: the nearest misses, with their decisions. */
  nearest: z.array(z.string()).optional(),
  kind: z.enum(checkKinds),
  /** The count; for a sequence, how many of its calls came in order. */
  found: z.number().int(),
  /** The bounds for `found`. */
  atLeast: z.number().int(),
  atMost: z.number().int().optional(),
  /** Why the count can't be judged as it is. */
  gap: z.enum(checkGaps).optional(),
})
export type VerificationCheck = z.infer<typeof VerificationCheckSchema>

/** Calls that were refused before any rule saw them. */
export const RefusedCallsSchema = z.strictObject({
  operation: z.string(),
  status: z.number().int(),
  error: z.string(),
  calls: z.number().int(),
})
export type RefusedCalls = z.infer<typeof RefusedCallsSchema>

export const VerificationSchema = z.strictObject({
  /** There is at least one check, and every check is met. */
  ok: z.boolean(),
  /** Why nothing was checked; absent where something was. */
  reason: z.string().optional(),
  world: z.string(),
  seed: z.number().int(),
  checks: z.array(VerificationCheckSchema),
  /** Rules that never fired, expected or not. */
  unused: z.array(z.strictObject({ scenario: z.string(), rule: z.string() })),
  /** Calls since the arming that were refused before any rule saw them; absent where there were none. */
  refused: z.array(RefusedCallsSchema).optional(),
  /** When this replica became the world's home, after another one had ended. */
  since: z.string().optional(),
})
export type Verification = z.infer<typeof VerificationSchema>

/** The outcome of an armed rule for a call of its operation; only the first three counted the call. */
export const ruleOutcomes = ['fired', 'beaten', 'not-due', 'audience', 'scope', 'span', 'when', 'after'] as const

export const RuleReportSchema = z.strictObject({
  scenario: z.string(),
  rule: z.string(),
  outcome: z.enum(ruleOutcomes),
  /** Calls that the rule has counted in its scope, including this one; 0 where it did not count this one. */
  count: z.number().int(),
  sentence: z.string(),
  /** The reason for the outcome: the sentence without what `rule` and `outcome` already say. */
  reason: z.string(),
})
export type RuleReport = z.infer<typeof RuleReportSchema>

export const RanCommandSchema = z.strictObject({
  rule: z.string(),
  command: z.string(),
  /** The number of records it changed. */
  affected: z.number().int(),
  /** Why the command failed. */
  refused: z.string().optional(),
})

/** The names that a scenario of this world may use, besides those of the contract. */
export const ScenarioNamesSchema = z.strictObject({
  personas: z.array(z.string()),
  processSteps: z.array(z.string()),
  skus: z.array(z.string()),
  /** Ids that the world holds now. */
  carts: z.array(z.string()),
  cases: z.array(z.string()),
  /** A real backend answers the calls, which sets up states where it is asked to. */
  carrier: z.enum(['real', 'real-with-states']).optional(),
  /** Operations that the simulator answers beside it. */
  simulated: z.array(z.string()).optional(),
})
export type ScenarioNames = z.infer<typeof ScenarioNamesSchema>
