import { printable, type Verification, type VerificationCheck } from '@soe/contracts'

const describeCheck = ({ scenario, rule, expected, actual, nearest = [] }: VerificationCheck): string =>
  [
    `${scenario}: ${rule}`,
    `  expected ${expected}`,
    `  actual   ${actual}`,
    ...(nearest.length > 0 ? ['  nearest calls:', ...nearest.map((call) => `    ${call}`)] : []),
  ].join('\n')

export const nothingChecked = ({ world, reason = 'no armed scenario expects anything' }: Verification): string =>
  `Nothing was checked in the world ${world}: ${reason}.`

/** Calls that no rule got to see, a line for each way in which they were refused. */
export const refusedCalls = ({ refused = [] }: Verification): string[] =>
  refused.map(
    ({ operation, status, error, calls }) =>
      `Refused before any rule: ${operation} with ${status} ${error}${calls > 1 ? `, ${calls} times` : ''}.`,
  )

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
  if (checks.length === 0) return [nothingChecked(verification), ...refusedCalls(verification)].join('\n')
  const unmet = checks.filter((check) => !check.ok)
  const head = `${unmet.length} of ${checks.length} checks are not met in the world ${world}.`
  const replay = snapshot === undefined ? replayLive(verification) : replayFile(verification, snapshot)
  const refused = refusedCalls(verification).join('\n')
  return printable([head, ...unmet.map(describeCheck), ...(refused === '' ? [] : [refused]), replay].join('\n\n'))
}

/** Throws where an expectation is not met, or where there is none. */
export const assertVerified = (verification: Verification): void => {
  if (!verification.ok) throw new Error(describeVerification(verification))
}
