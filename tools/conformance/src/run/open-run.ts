import type { Findings } from '../findings/finding'
import type { Io } from '../io'
import { createLedger } from '../states/ledger'
import { openStates } from '../states/open-states'
import { createTarget } from '../target/http-target'
import type { Coverage } from './coverage'
import type { Identities } from './identities'
import type { RunOptions } from './run-checks'
import { createSharedStates } from './shared-states'
import { createIdentityVerifier } from './verify-identity'

/** A backend, and how it is called. */
export interface RunSource {
  readonly url: string
  readonly stateUrl: string
  /** Files of states and identities. */
  readonly states: readonly string[]
  readonly identities: Identities
  readonly seed: number
  readonly concurrency: number
  readonly rps?: number | undefined
  readonly findings: Findings
  readonly coverage: Coverage
}

export interface OpenRun {
  readonly options: RunOptions
  leftovers(): readonly string[]
  /** Takes every state down, and hangs up. */
  close(): Promise<void>
}

/** Opens a backend for checks. */
export const openRun = (source: RunSource, io: Io): OpenRun => {
  const target = createTarget(source.url, { rps: source.rps })
  const states = openStates({ target, url: source.stateUrl, files: source.states, env: io.env })
  const ledger = createLedger(states.service)
  return {
    options: {
      target,
      states: ledger.states,
      sharedStates: createSharedStates(ledger.states.shopper),
      identities: source.identities,
      verify: createIdentityVerifier(target),
      findings: source.findings,
      coverage: source.coverage,
      seed: source.seed,
      now: io.now,
      concurrency: source.concurrency,
      signal: io.signal,
    },
    leftovers: ledger.leftovers,
    close: async () => {
      await ledger.close()
      target.close()
      states.close()
    },
  }
}
