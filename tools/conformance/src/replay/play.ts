import { createFindings } from '../findings/finding'
import { createCoverage } from '../run/coverage'
import type { Check } from '../run/check'
import { runChecks, type RunOptions } from '../run/run-checks'
import { createServed } from '../shopping/served'
import { reasonOf } from './reason'
import type { Replay } from './replay-file'

export type Outcome =
  | { readonly says: 'FIXED' }
  | { readonly says: 'STILL'; readonly message: string }
  | { readonly says: "CAN'T"; readonly reason: string }

/** Runs a check for one finding: it is still there for the same reason, it is gone, or something else is in the way. */
export const play = async (
  check: Check,
  { finding, reason }: Pick<Replay, 'finding' | 'reason'>,
  options: RunOptions,
): Promise<Outcome> => {
  const findings = createFindings(options.now)
  const { onResult: _onResult, budget: _budget, onOther: _onOther, ...given } = options
  const own = { findings, coverage: createCoverage(), served: createServed(), concurrency: 1 }
  const [result] = await runChecks([check], { ...given, ...own })
  const found = findings.all()
  const same = found.find(({ fingerprint }) => fingerprint === finding)
  if (same && reasonOf(same) === reason) return { says: 'STILL', message: same.message }
  if (same) return { says: "CAN'T", reason: `it fails for another reason: ${same.message}` }
  if (result?.verdict === 'not judged' || result?.verdict === 'left out') {
    return { says: "CAN'T", reason: result.reason ?? 'it was not judged' }
  }
  const [other] = found
  return other
    ? { says: "CAN'T", reason: `another finding is in the way: ${other.key} ${other.kind} ${other.path}` }
    : { says: 'FIXED' }
}
