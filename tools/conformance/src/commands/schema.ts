import { z } from 'zod'
import { exitCode } from '../exit-code'
import { printHelp } from '../help/help'
import type { Io } from '../io'
import { OptionError } from '../options'

const text = z.string()
const texts = z.array(text)
const whole = z.number().int()

const place = z.strictObject({
  operation: text,
  kind: text,
  path: text,
  message: text,
  fingerprint: text,
  count: whole,
})

const finding = place.extend({
  operations: texts,
  fault: z.strictObject({ code: whole, name: text }),
  check: text,
  audiences: texts,
  calls: whole,
  foundAfterMs: z.number(),
  waived: z.boolean(),
  places: z.array(place),
  pages: texts,
  replay: text.optional(),
  steps: z.array(z.looseObject({})),
})

const reasons = z.array(z.strictObject({ reason: text, checks: texts }))

const report = z.strictObject({
  target: text,
  contractVersion: text,
  seed: whole.optional(),
  ms: z.number(),
  cpuMs: z.number(),
  selfCheck: z.looseObject({ planted: whole, found: whole }).optional(),
  counts: z.record(text, whole),
  findings: z.array(finding),
  notJudged: reasons,
  leftOut: reasons,
  others: texts,
  waiverFaults: texts,
  leftovers: texts,
  oracle: z.looseObject({ url: text, faults: texts }).optional(),
  coverage: z.array(
    z.strictObject({
      operation: text,
      calls: whole,
      statuses: z.array(whole),
      audiences: texts,
      errorsSeen: texts,
      errorsNeverSeen: texts,
      statesEntered: texts,
      statesNeverEntered: texts,
      audiencesNeverMet: texts,
      promisesNeverMet: texts,
      p50: z.number(),
      p95: z.number(),
    }),
  ),
  promisesNeverMet: texts,
  checks: z.array(z.strictObject({ name: text, family: text, operation: text, verdict: text, ms: z.number() })),
})

/** What each command prints with `--json`; `error` is what any of them prints to stderr where it ends before it has judged. */
export const answers = {
  run: report,
  judge: report,
  proxy: report,
  replay: z.strictObject({
    replays: z.array(
      z.strictObject({
        finding: text,
        operation: text,
        kind: text,
        path: text,
        contract: text,
        says: z.enum(['FIXED', 'STILL', "CAN'T"]),
        message: text.optional(),
        reason: text.optional(),
      }),
    ),
  }),
  init: z.strictObject({
    audiences: texts,
    reads: texts,
    file: text.optional(),
    next: text.optional(),
    text: text.optional(),
  }),
  used: z.strictObject({
    fields: z.array(z.strictObject({ operation: text, field: text, pages: texts, tests: texts })),
    pact: z.looseObject({}).optional(),
    file: text.optional(),
  }),
  help: z.strictObject({ help: text }),
  version: z.strictObject({ version: text }),
  error: z.strictObject({
    error: z.strictObject({ code: z.enum(['WRONG_USE', 'UNREACHABLE', 'STOPPED']), message: text }),
  }),
} as const

const names = Object.keys(answers).join(', ')

const help = `Prints the JSON Schema of what a command prints with --json.

  soe-conform schema COMMAND

  COMMAND            ${names}
  --json             prints the same: it is JSON anyway`

export type RefusalCode = z.infer<typeof answers.error>['error']['code']

const isNamed = (name: string | undefined): name is keyof typeof answers =>
  name !== undefined && Object.hasOwn(answers, name)

/** `soe-conform schema COMMAND`: the JSON Schema of what it prints with `--json`. */
export const schema = ([name, ...more]: readonly string[], io: Io): number => {
  if (name === '--help' || name === '-h') return printHelp(help, io)
  if (!isNamed(name) || more.length > 0)
    throw new OptionError(`schema knows ${names}, not "${[name, ...more].join(' ')}"`)
  const written = z.toJSONSchema(answers[name], { io: 'output' })
  io.out(JSON.stringify(written, null, 2).split('\n'))
  io.answer(written)
  return exitCode.held
}
