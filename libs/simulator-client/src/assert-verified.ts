import type { Verification, VerificationCheck } from '@soe/contracts'

const describeCheck = ({ scenario, rule, expected, actual, nearest = [] }: VerificationCheck): string =>
  [
    `${scenario}: ${rule}`,
    `  expected ${expected}`,
    `  actual   ${actual}`,
    ...(nearest.length > 0 ? ['  nearest calls:', ...nearest.map((call) => `    ${call}`)] : []),
  ].join('\n')

const replayLive = ({ world, seed }: Verification): string =>
  [
    `replay: make a world with the seed ${seed} and the same persona, arm the same scenarios, send the same calls;`,
    `        or take POST /__sim/v1/worlds/${world}/snapshots and give it as "from" to POST /__sim/v1/worlds.`,
    `why:    GET /__sim/v1/worlds/${world}/decisions/<id>?nearMisses=1`,
  ].join('\n')

const replayFile = ({ seed }: Verification, snapshot: string): string =>
  [
    `seed:     ${seed}`,
    `snapshot: ${snapshot}`,
    `replay:   npx soe-sim replay ${/\s/.test(snapshot) ? `'${snapshot}'` : snapshot}`,
  ].join('\n')

/**
 * What was expected and did not happen, with the calls that came closest; empty where all is met.
 * `snapshot` is the file that keeps a world which is dropped now.
 */
export const describeVerification = (verification: Verification, snapshot?: string): string => {
  const { ok, world, checks } = verification
  if (ok) return ''
  if (checks.length === 0) return `Nothing was checked in the world ${world}: no armed scenario expects anything.`
  const unmet = checks.filter((check) => !check.ok)
  const head = `${unmet.length} of ${checks.length} checks are not met in the world ${world}.`
  const replay = snapshot === undefined ? replayLive(verification) : replayFile(verification, snapshot)
  return [head, ...unmet.map(describeCheck), replay].join('\n\n')
}

/** Throws where an expectation is not met, or where there is none. */
export const assertVerified = (verification: Verification): void => {
  if (!verification.ok) throw new Error(describeVerification(verification))
}
