import { createFindings } from '../findings/finding'
import { createCoverage } from '../run/coverage'
import type { Check } from '../run/check'
import { runChecks, type RunOptions } from '../run/run-checks'

export type Outcome =
  | { readonly says: 'FIXED' }
  | { readonly says: 'STILL'; readonly message: string }
  | { readonly says: "CAN'T"; readonly reason: string }

/** Runs a check for one finding: it is still there, it is gone, or something else is in the way. */
export const play = async (check: Check, fingerprint: string, options: RunOptions): Promise<Outcome> => {
  const findings = createFindings(options.now)
  const { onResult: _onResult, budget: _budget, ...given } = options
  const [result] = await runChecks([check], { ...given, findings, coverage: createCoverage(), concurrency: 1 })
  const found = findings.all()
  const same = found.find((finding) => finding.fingerprint === fingerprint)
  if (same) return { says: 'STILL', message: same.message }
  if (result?.verdict === 'not judged') return { says: "CAN'T", reason: result.reason ?? 'it was not judged' }
  const [other] = found
  return other
    ? { says: "CAN'T", reason: `another finding is in the way: ${other.key} ${other.kind} ${other.path}` }
    : { says: 'FIXED' }
}
