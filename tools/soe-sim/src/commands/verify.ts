import type { SimulatorClient, Verification, VerificationCheck } from '@soe/simulator-client'
import { defineCommand, type GivenOptions, type CommandRun } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { stdin as printed } from '../read-text'
import { writeOut } from '../write-out'

const options = {
  '--junit <file>': 'write the report that build servers read; - prints it',
  '--html <file>': 'write the report as a page; - prints it',
  '--ctrf <file>': 'write the report in the Common Test Report Format; - prints it',
} as const

type Given = GivenOptions<typeof options>

const describeCheck = ({ scenario, rule, expected, actual, ok, nearest = [] }: VerificationCheck): string[] =>
  ok
    ? [`met      ${scenario}: ${rule}: ${expected}`]
    : [
        `NOT MET  ${scenario}: ${rule}`,
        `           expected ${expected}`,
        `           actual   ${actual}`,
        ...(nearest.length > 0 ? ['           nearest calls:', ...nearest.map((call) => `             ${call}`)] : []),
      ]

const replay = ({ world, seed }: Verification): string[] => [
  `To replay: npx soe-sim snapshot ${world} --out ${world}.json && npx soe-sim replay ${world}.json`,
  `       or: make a world with the seed ${seed} and the same persona, arm the same scenarios, send the same calls.`,
  `Why:       npx soe-sim why ${world}-<number>`,
]

/** What was checked, what came closest where it does not hold, and how to see it again. */
const describeVerification = async (verification: Verification): Promise<string[]> => {
  const { nothingChecked, refusedCalls } = await import('@soe/simulator-client')
  const { ok, world, checks } = verification
  const refused = refusedCalls(verification)
  if (checks.length === 0) return [nothingChecked(verification), ...refused]
  const met = checks.filter((check) => check.ok).length
  const head = `Checks met in the world ${world}: ${met} of ${checks.length}.`
  return [head, ...checks.flatMap(describeCheck), ...refused, ...(ok ? [] : replay(verification))]
}

const reports = ['junit', 'html', 'ctrf'] as const

const writeReports = async (simulator: SimulatorClient, world: string, { io, given }: CommandRun<Given>) => {
  for (const form of reports) {
    const file = given[form]
    if (file === undefined) continue
    const text = await simulator.verifyReport(world, form)
    if (file === printed) io.out(text.trimEnd().split('\n'))
    else await writeOut(file, text)
  }
}

const isPrinting = (given: Given): boolean => reports.some((form) => given[form] === printed)

const refuseTwoOutputs = ({ given, server }: CommandRun<Given>) => {
  const asked = [...reports.map((form) => given[form] === printed), server.json].filter(Boolean)
  if (asked.length > 1)
    throw new InputError('TWO_OUTPUTS', 'Only one of --junit -, --html -, --ctrf - and --json can be printed.')
}

export const verify = defineCommand({
  usage: 'verify <world>',
  summary: 'Check what the armed scenarios expect; a world with nothing to check fails.',
  options,
  examples: ['verify demo', 'verify demo --junit reports/demo.xml --html reports/demo.html'],
  json: ({ control }) => control.verify.responses[200],
  handler: async (run, world) => {
    refuseTwoOutputs(run)
    const simulator = await run.connect()
    const verification = await simulator.verify(world)
    await writeReports(simulator, world, run)
    const lines = await describeVerification(verification)
    if (!isPrinting(run.given)) run.show(verification, () => lines)
    return verification.ok ? exitCode.fine : exitCode.failed
  },
})
