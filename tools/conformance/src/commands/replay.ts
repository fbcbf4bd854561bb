import { parseArgs } from 'node:util'
import { audiences } from '@soe/contracts'
import { contractVersion } from '@soe/contracts/openapi'
import { readTextFile } from '../files/read-text-file'
import { planChecks } from '../checks/plan-checks'
import { chooseOperations } from '../contract/judged-operations'
import { createFindings } from '../findings/finding'
import { exitCode } from '../exit-code'
import { printHelp } from '../help/help'
import type { Io } from '../io'
import { defaultStates, OptionError, readFlags, readTarget, readUrl, split } from '../options'
import { play, type Outcome } from '../replay/play'
import { stepsCheck } from '../replay/replay-check'
import { readReplay, ReplayError, type Replay } from '../replay/replay-file'
import { fillStep } from '../replay/secrets-of-steps'
import type { Check } from '../run/check'
import { createCoverage } from '../run/coverage'
import { readIdentities } from '../run/identities'
import { openRun } from '../run/open-run'
import { takesStates } from '../states/open-states'
import { readStatesFiles } from '../states/states-file'
import { isLocalHost } from '@soe/forwarder'

const help = `Makes the calls of a finding again, with a new session.

  soe-conform replay FILE… [options]

  FILE               from the folder replays of a run's reports
  --target URL       the backend; default: the one of the file
  --state-url URL    sets up shoppers and states; default: /__sim/v1/states of the target, where there is one
  --states FILE, --auth FILE
                     states and identities, as of a run
  --as IDENTITY      a customer, or AUDIENCE=IDENTITY
  --i-own HOST       allows changes and invalid requests on this host; localhost is always allowed
  --json             prints one JSON value alone (soe-conform schema replay)

Secrets are in no file. They come from variables such as cardNumber, or from the contract's examples.

Exit codes:
  0  every finding is FIXED
  1  a finding is STILL there
  2  the replay CAN'T say, or the command line is wrong`

const read = (argv: readonly string[]) =>
  readFlags(() =>
    parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        target: { type: 'string' },
        'state-url': { type: 'string' },
        states: { type: 'string', multiple: true },
        auth: { type: 'string', multiple: true },
        as: { type: 'string', multiple: true },
        'i-own': { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )

type Given = ReturnType<typeof read>['values']

const readFile = (file: string): Replay => {
  try {
    return readReplay(file, readTextFile(file))
  } catch (error) {
    throw error instanceof ReplayError ? error : new ReplayError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

const checkOf = async (replay: Replay, env: Io['env']): Promise<Check> => {
  if (replay.steps)
    return stepsCheck(
      replay,
      replay.steps.map((step) => fillStep(step, env)),
    )
  const [audience = audiences] = Object.values(replay.shoppers).map((one) => one.audience)
  const plans = [audiences, [audience].flat()].map((offered) =>
    planChecks({ keys: chooseOperations([]), audiences: offered }),
  )
  const planned = (await Promise.all(plans)).flat().filter(({ name }) => name === replay.check)
  const found = planned.find((one) => one.audience === audience) ?? planned[0]
  if (!found) throw new ReplayError(`this version has no check "${replay.check}"`)
  return found
}

const targetOf = (replay: Replay, given: Given): string => {
  const target = readTarget('target', given.target ?? replay.target)
  const { hostname } = new URL(target)
  if (isLocalHost(hostname) || split(given['i-own']).includes(hostname)) return target
  throw new OptionError(`a replay changes data: allow it with --i-own ${hostname}`)
}

/** As in a run: by what is given, else by the usual address where one listens there, else nobody but guests. */
const stateUrlOf = async (given: Given, targetUrl: string, files: readonly string[], { signal }: Io) => {
  if (given['state-url'] !== undefined) return readUrl('state-url', given['state-url'], targetUrl)
  const usual = `${targetUrl}${defaultStates}`
  return files.length === 0 && (await takesStates(usual, signal)) ? usual : undefined
}

const replayOne = async (replay: Replay, given: Given, io: Io): Promise<Outcome> => {
  const targetUrl = targetOf(replay, given)
  const files = [...(given.states ?? []), ...(given.auth ?? [])]
  const run = await openRun(
    {
      url: targetUrl,
      stateUrl: await stateUrlOf(given, targetUrl, files, io),
      file: readStatesFiles(files),
      readOnly: false,
      judged: chooseOperations([]),
      identities: readIdentities(split(given.as)),
      seed: replay.seed,
      concurrency: 1,
      findings: createFindings(io.now),
      coverage: createCoverage(),
    },
    io,
  )
  try {
    return await play(await checkOf(replay, io.env), replay, run.options)
  } catch (error) {
    if (error instanceof ReplayError) return { says: "CAN'T", reason: error.message }
    throw error
  } finally {
    await run.close()
  }
}

const detailOf = (outcome: Outcome): string => {
  if (outcome.says === 'FIXED') return ''
  return `: ${outcome.says === 'STILL' ? outcome.message : outcome.reason}`
}

const exitCodes: readonly (readonly [Outcome['says'], number])[] = [
  ['STILL', exitCode.broken],
  ["CAN'T", exitCode.notJudged],
]

/** `soe-conform replay FILE…`: says whether findings are fixed. */
export const replay = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values, positionals } = read(argv)
  if (values.help) return printHelp(help, io)
  if (positionals.length === 0) throw new OptionError('replay needs a FILE')
  const said = new Set<Outcome['says']>()
  const replays: object[] = []
  for (const found of positionals.map(readFile)) {
    const outcome = await replayOne(found, values, io)
    said.add(outcome.says)
    const { finding, operation, kind, path } = found
    replays.push({ finding, operation, kind, path, contract: found.contract, ...outcome })
    const other = found.contract === contractVersion ? '' : ` (found with contract ${found.contract})`
    const place = [operation, kind, path].filter(Boolean).join(' ')
    io.out(`${outcome.says.padEnd(5)}  ${place}${detailOf(outcome)} (${finding})${other}`)
  }
  io.answer({ replays })
  return exitCodes.find(([says]) => said.has(says))?.[1] ?? exitCode.held
}
