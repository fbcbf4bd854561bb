import type { OperationKey } from '@soe/contracts'
import type { Findings } from '../findings/finding'
import type { Io } from '../io'
import { createDataTable, type Data } from '../states/example-data'
import { createServed } from '../shopping/served'
import { createLedger } from '../states/ledger'
import { openStates } from '../states/open-states'
import type { StateService } from '../states/state-service'
import type { StatesFile } from '../states/states-file'
import { assertReachable } from '../target/assert-reachable'
import { createTarget, type Target } from '../target/http-target'
import type { Coverage } from './coverage'
import { discoverData } from './discover-data'
import type { Identities } from './identities'
import { placesOf, reads } from './reads-there'
import type { RunOptions } from './run-checks'
import { createSharedStates } from './shared-states'
import { createIdentityVerifier } from './verify-identity'

/** A backend, and how it is called. */
export interface RunSource {
  readonly url: string
  /** Undefined where no URL sets states up. */
  readonly stateUrl: string | undefined
  /** States, identities and data of its files. */
  readonly file: StatesFile
  /** Nothing but reads may be sent. */
  readonly readOnly: boolean
  /** Operations that are judged; calls of others only set states up. */
  readonly judged: readonly OperationKey[]
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

/** Headers by which any call of a guest finds the backend's data, such as those of a tenant. */
const guestHeaders = async (states: StateService, identities: Identities) => {
  try {
    const guest = await states.shopper(identities.first('prospect'))
    return { headers: guest.headers, done: () => states.teardown(guest.id) }
  } catch {
    return { headers: {}, done: () => Promise.resolve() }
  }
}

/** What the backend sells: by its files, and else by its own reads. */
const readData = async ({ file, identities }: RunSource, target: Target, states: StateService): Promise<Data> => {
  const { headers, done } = await guestHeaders(states, identities)
  const found = await discoverData(target, headers)
  await done().catch(() => undefined)
  return { ...found, ...file.data }
}

/** Milliseconds in which states are taken down of a run that was stopped. */
const grace = 3000

/** Opens a backend for checks. */
export const openRun = async (source: RunSource, io: Io): Promise<OpenRun> => {
  const { signal } = io
  await assertReachable(source.url, signal, placesOf(source.readOnly ? reads : source.judged))
  const target = createTarget(source.url, { rps: source.rps, signal })
  const stateTarget = createTarget(source.url, { rps: source.rps, signal, grace })
  const { file, readOnly, identities, findings, coverage } = source
  const states = openStates({ target: stateTarget, url: source.stateUrl, file, readOnly, env: io.env, signal, grace })
  const ledger = createLedger(states.service)
  const close = async () => {
    await ledger.close()
    target.close()
    stateTarget.close()
    states.close()
  }
  const data = await readData(source, target, ledger.states).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    options: {
      target,
      states: ledger.states,
      sharedStates: createSharedStates(ledger.states.shopper),
      identities,
      verify: createIdentityVerifier(target, source.judged),
      findings,
      coverage,
      served: createServed(),
      data: createDataTable(data),
      months: data.phone?.months,
      judged: new Set(source.judged),
      seed: source.seed,
      now: io.now,
      concurrency: source.concurrency,
      signal,
      readsAlone: readOnly,
    },
    leftovers: ledger.leftovers,
    close,
  }
}
