import { contractVersion } from '@soe/contracts/openapi'
import type { Finding } from '../findings/finding'
import { groupCauses } from '../findings/group-causes'
import type { RunOptions } from '../run/run-checks'
import { play } from './play'
import { stepOf, stepsCheck } from './replay-check'
import { writeReplay, type Replay, type ReplayStep } from './replay-file'
import { maskStep } from './secrets-of-steps'
import { shrink } from './shrink'

export interface ReplayFacts {
  readonly target: string
  readonly seed: number
}

/** Sequences that are played to shrink one finding, and findings that are shrunk: the rest names its check alone. */
const attemptsEach = 40
const shrunkFindings = 10

const replayOf = (
  { fingerprint, key, kind, path, message, check, shopper }: Finding,
  { target, seed }: ReplayFacts,
): Replay => ({
  finding: fingerprint,
  operation: key,
  kind,
  path,
  message,
  contract: contractVersion,
  seed,
  target,
  check,
  ...(shopper !== undefined && { shopper }),
})

/** The shortest steps that show the finding; undefined where the steps alone do not show it. */
const shrunkSteps = async (finding: Finding, replay: Replay, options: RunOptions) => {
  let attempts = 0
  const stillFails = async (steps: readonly ReplayStep[]) => {
    attempts += 1
    if (attempts > attemptsEach || options.signal?.aborted === true) return false
    const { says } = await play(stepsCheck(replay, steps), replay.finding, options)
    return says === 'STILL'
  }
  const steps = finding.steps.map(stepOf)
  return (await stillFails(steps)) ? shrink(steps, stillFails) : undefined
}

/** A file for each finding, by its fingerprint; the first finding of each cause is shrunk. */
export const makeReplays = async (
  findings: readonly Finding[],
  facts: ReplayFacts,
  options: RunOptions,
): Promise<ReadonlyMap<string, string>> => {
  const firsts = groupCauses(findings).flatMap(({ findings: [first] }) => first ?? [])
  const shrunk = new Set(firsts.slice(0, shrunkFindings))
  const files = new Map<string, string>()
  for (const finding of findings) {
    const replay = replayOf(finding, facts)
    const steps = shrunk.has(finding) ? await shrunkSteps(finding, replay, options) : undefined
    files.set(finding.fingerprint, writeReplay({ ...replay, ...(steps && { steps: steps.map(maskStep) }) }))
  }
  return files
}
