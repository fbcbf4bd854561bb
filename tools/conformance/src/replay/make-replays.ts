import { contractVersion } from '@soe/contracts/openapi'
import type { Finding } from '../findings/finding'
import type { Cause } from '../findings/group-causes'
import type { RunOptions } from '../run/run-checks'
import { play } from './play'
import { isOf } from '../judging/kinds'
import { reasonOf } from './reason'
import { stepOf, stepsCheck } from './replay-check'
import { isCall, writeReplay, type Replay, type ReplayStep } from './replay-file'
import { maskStep } from './secrets-of-steps'
import { shrink } from './shrink'

export interface ReplayFacts {
  readonly target: string
  readonly seed: number
}

/** Sequences that are played to shrink one finding, findings that are shrunk, and findings whose steps are tried. */
const attemptsEach = 40
const shrunkFindings = 10
const triedFindings = 40

const replayOf = (finding: Finding, { target, seed }: ReplayFacts): Replay => {
  const { fingerprint, key, kind, path, message, check, cast } = finding
  return {
    finding: fingerprint,
    operation: key,
    kind,
    path,
    message,
    reason: reasonOf(finding),
    contract: contractVersion,
    seed,
    target,
    check,
    shoppers: Object.fromEntries(cast),
  }
}

/** The shortest steps that show the finding; undefined where the steps alone do not show it. */
const shortestSteps = async (finding: Finding, replay: Replay, mayShrink: boolean, options: RunOptions) => {
  let attempts = 0
  const stillFails = async (steps: readonly ReplayStep[]) => {
    attempts += 1
    if (attempts > attemptsEach || options.signal?.aborted === true) return false
    const { says } = await play(stepsCheck(replay, steps), replay, options)
    return says === 'STILL'
  }
  const steps = finding.moments.map(stepOf)
  if (!(await stillFails(steps))) return undefined
  // What is refused must be refused as a whole request: a part of it would be refused for what it lacks.
  return mayShrink ? shrink(steps, stillFails, { keepsRequest: isOf(finding.kind, 'refused') }) : steps
}

/** A file for each cause, by its fingerprint. */
export const makeReplays = async (
  causes: readonly Cause[],
  facts: ReplayFacts,
  options: RunOptions,
): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>()
  const { onOther: _onOther, pace: _pace, ...quiet } = options
  for (const [index, { main, fingerprint }] of causes.entries()) {
    const replay = replayOf(main, facts)
    const steps = index < triedFindings ? await shortestSteps(main, replay, index < shrunkFindings, quiet) : undefined
    const shown = steps?.map((step) => (isCall(step) ? maskStep(step) : step))
    files.set(fingerprint, writeReplay(fingerprint, { ...replay, ...(shown && { steps: shown }) }))
  }
  return files
}
