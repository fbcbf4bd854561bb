import {
  controlContract,
  type CatalogCommand,
  type CatalogError,
  type CatalogOperation,
  type ArmedScenario,
  type CatalogPersona,
  type CatalogSku,
  type ChatCall,
  type ChatCallReply,
  type Clock,
  type ClockChange,
  type Command,
  type Coverage,
  type Decision,
  type ExplainBody,
  type Explanation,
  type Journal,
  type JournalEvent,
  type KeepSnapshotBody,
  type KeptSnapshot,
  type MadeWorld,
  type MakeWorldBody,
  type RestoredWorld,
  type ScenarioFile,
  type ScenarioNames,
  type SnapshotFile,
  type SweepWorldsBody,
  type Verdict,
  type VerdictBody,
  type Verification,
  type WorldDetails,
  type WorldState,
  type WorldOverview,
} from '@soe/contracts'
import type { Scenario } from '@soe/scenario'
import { initClient } from '@ts-rest/core'
import type { SimulatorConnection } from './fetch-like'
import { readEvents } from './read-events'
import { scenarioId } from './scenario-id'
import { readAnswer, readAnswerTo, sendRequest } from './send-request'
import { SimulatorRefusal } from './simulator-refusal'
import { withDocuments, type CatalogScenario, type WorldScenario } from './scenario-responses'

export type SimulatorClientOptions = SimulatorConnection

/** Name, persona, seed and clock; or a snapshot or a world to fork, as it is or as it was just `before` a call. */
export type MakeWorldOptions = MakeWorldBody

export interface JournalOptions {
  /** `next` of the page before. */
  since?: number
  /** Contract key, such as cart.addDevice. */
  operation?: string
  /** 1 to 1000. */
  limit?: number
  /** Shows e-mail addresses and phone numbers, which are hidden otherwise. */
  emails?: boolean
  /** Adds what happened to the world beside these calls. */
  events?: boolean
  /** Adds what the calls were answered. */
  answers?: boolean
}

export interface FollowOptions {
  /** The id of an event, or the number of a call: only what came after. `now` leaves out what has happened. */
  since?: number | string
  /** Contract key: only calls of it, and no world events. */
  operation?: string
  emails?: boolean
  /** Told once the simulator has answered, which may be long before anything happens. */
  onOpen?: () => void
  /** Ends the loop without an error. */
  signal?: AbortSignal
}

/** What is asked for, and what comes. */
const reportTypes = {
  junit: { asked: 'application/junit+xml', sent: 'application/xml' },
  html: { asked: 'text/html', sent: 'text/html' },
  ctrf: { asked: 'application/ctrf+json', sent: 'application/ctrf+json' },
} as const
export type ReportForm = keyof typeof reportTypes

export interface SimulatorClient {
  makeWorld(options?: MakeWorldOptions): Promise<MadeWorld>
  /** Succeeds also where the world is gone already. */
  dropWorld(world: string): Promise<void>
  /** Drops the worlds of some labels, or those that have been idle; returns their ids. */
  sweepWorlds(which: SweepWorldsBody): Promise<string[]>
  getWorld(world: string): Promise<WorldOverview>
  listWorlds(): Promise<WorldOverview[]>
  state(world: string): Promise<WorldState>
  /** The prices of its carts, the standing of its customers, and its settings. */
  details(world: string): Promise<WorldDetails>
  /** Returns how many things the command touched. */
  command(world: string, command: Command): Promise<number>
  /** Calls an operation as the agent of an open chat, on the cart of its shopper. */
  callForChat(world: string, chat: string, call: ChatCall): Promise<ChatCallReply>
  /** Freezes, advances (`PT28M`) or resumes the world's clock. */
  clock(world: string, change: ClockChange): Promise<Clock>
  /** The whole world in one file. */
  snapshot(world: string): Promise<SnapshotFile>
  /** Replaces the world with the snapshot, its clock included: with a file, or with a kept one by its id. */
  restore(world: string, snapshot: SnapshotFile | string): Promise<RestoredWorld>
  /** Takes the world back to just before one of its latest calls; the calls that this undoes stay in the journal, marked. */
  rewind(world: string, before: string): Promise<RestoredWorld>
  /** Keeps a snapshot of a world, or a file of one, on the server. */
  keepSnapshot(snapshot: KeepSnapshotBody): Promise<KeptSnapshot>
  /** The kept snapshots, the latest first. */
  snapshots(): Promise<KeptSnapshot[]>
  /** A kept snapshot as a file. */
  keptSnapshot(id: string): Promise<SnapshotFile>
  renameSnapshot(id: string, name: string): Promise<KeptSnapshot>
  dropSnapshot(id: string): Promise<void>
  /** Arms a scenario: what `defineScenario` returns, or its text in YAML. It replaces one of the same id. */
  arm(world: string, scenario: Scenario | string): Promise<ArmedScenario>
  /** Checks a scenario without arming it; problems are returned, not thrown. */
  lint(world: string, scenario: Scenario | string): Promise<ArmedScenario>
  /** Succeeds also where the scenario is not armed. */
  disarm(world: string, id: string): Promise<void>
  /** The names that a scenario of this world may use, besides those of the contract. */
  names(world: string): Promise<ScenarioNames>
  /** The armed scenarios, with what their rules have counted. */
  scenarios(world: string): Promise<WorldScenario[]>
  /** Checks the expectations of the armed scenarios; `assertVerified` throws where one is not met. */
  verify(world: string): Promise<Verification>
  /** The same as a report: for build servers, or as a page. */
  verifyReport(world: string, form: ReportForm): Promise<string>
  /** Who is at fault at a call, at a failed test by its report, or, where neither is named, at a check that is not met. */
  verdict(world: string, about?: VerdictBody): Promise<Verdict>
  /** The scenarios that can be armed by their id: the built-in ones, and those of the scenario files. */
  catalogScenarios(): Promise<CatalogScenario[]>
  /** The files of `--scenarios`, with what is wrong with them. */
  scenarioFiles(): Promise<ScenarioFile[]>
  /** A page of the world's calls, oldest first. */
  journal(world: string, options?: JournalOptions): Promise<Journal>
  /**
   * The journal as it is written: calls, world events, and `truncated` where some are gone. It ends when the world is
   * dropped or the simulator stops; go on with `since` the last id.
   */
  follow(world: string, options?: FollowOptions): AsyncIterable<JournalEvent>
  /** Which errors each operation has answered: in the world, or in any since the simulator started. */
  coverage(world?: string): Promise<Coverage>
  /** What happened to a call and why, by the `x-sim-decision` of its reply. */
  decision(world: string, id: string): Promise<Decision>
  /** What would happen to a call, without making it. */
  explain(world: string, call: ExplainBody): Promise<Explanation>
  operations(): Promise<CatalogOperation[]>
  errors(): Promise<CatalogError[]>
  commands(): Promise<CatalogCommand[]>
  personas(): Promise<CatalogPersona[]>
  /** Everything that can be bought. */
  skus(): Promise<CatalogSku[]>
  /** Puts a browser that opens it into the world, then on a path of the shop. */
  enterUrl(world: string, to?: string, options?: EnterOptions): string
}

export interface EnterOptions {
  /** Shows the developer overlay. */
  overlay?: boolean
  /**
   * Goes on in a session of the world instead of a new one: in that of an id, or with `last` in the one that was used
   * last. A fork before a call names the session that called.
   */
  session?: string | undefined
}

interface Answer {
  status: number
  body: unknown
}

const asQuery = ({ since, operation, limit, emails, events, answers }: JournalOptions) => ({
  ...(events && { events: '1' as const }),
  ...(answers && { answers: '1' as const }),
  ...(emails && { emails: '1' as const }),
  ...(since !== undefined && { since: String(since) }),
  ...(operation !== undefined && { operation }),
  ...(limit !== undefined && { limit: String(limit) }),
})

/** The control API, typed by its contract; a refusal rejects with a `SimulatorRefusal`. */
export const createSimulatorClient = ({
  baseUrl,
  token,
  fetch: send = fetch,
}: SimulatorClientOptions): SimulatorClient => {
  const baseHeaders: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const api = initClient(controlContract, { baseUrl, baseHeaders, api: sendRequest(send, baseUrl) })
  const accept = <Given extends Answer, Status extends Given['status']>(
    answer: Given,
    ...accepted: readonly Status[]
  ): Extract<Given, { status: Status }>['body'] => {
    if (!accepted.some((status) => status === answer.status))
      throw new SimulatorRefusal(answer.status, answer.body, baseUrl)
    return answer.body
  }
  const at = (world: string) => ({ params: { world: encodeURIComponent(world) } })
  const atSnapshot = (id: string) => ({ params: { snapshot: encodeURIComponent(id) } })
  // The text goes unparsed, so that problems name its lines.
  const put = async (world: string, scenario: Scenario | string, query: string): Promise<ArmedScenario> => {
    const isText = typeof scenario === 'string'
    const id = encodeURIComponent(isText ? scenarioId(scenario) : scenario.id)
    const reply = await send(`${baseUrl}/__sim/v1/worlds/${encodeURIComponent(world)}/scenarios/${id}${query}`, {
      method: 'PUT',
      headers: { ...baseHeaders, 'content-type': isText ? 'application/yaml' : 'application/json' },
      body: isText ? scenario : JSON.stringify(scenario),
    })
    const body = await readAnswerTo(controlContract.armScenario, reply, baseUrl)
    if (reply.status !== 200) throw new SimulatorRefusal(reply.status, body, baseUrl)
    return body as ArmedScenario
  }
  return {
    makeWorld: async (options = {}) => accept(await api.makeWorld({ body: options }), 201),
    dropWorld: async (world) => void accept(await api.dropWorld(at(world)), 204, 404),
    sweepWorlds: async (which) => accept(await api.sweepWorlds({ body: which }), 200).dropped,
    getWorld: async (world) => accept(await api.getWorld(at(world)), 200),
    listWorlds: async () => accept(await api.listWorlds(), 200).worlds,
    state: async (world) => accept(await api.getState(at(world)), 200),
    details: async (world) => accept(await api.readDetails(at(world)), 200),
    command: async (world, command) => accept(await api.runCommand({ ...at(world), body: command }), 200).affected,
    callForChat: async (world, chat, call) => {
      const params = { ...at(world).params, chat: encodeURIComponent(chat) }
      return accept(await api.callForChat({ params, body: call }), 200)
    },
    clock: async (world, change) => accept(await api.changeClock({ ...at(world), body: change }), 200),
    snapshot: async (world) => accept(await api.takeSnapshot({ ...at(world), body: {} }), 201),
    restore: async (world, snapshot) => {
      const body = typeof snapshot === 'string' ? { snapshot } : snapshot
      return accept(await api.restoreSnapshot({ ...at(world), body }), 200)
    },
    rewind: async (world, before) => accept(await api.restoreSnapshot({ ...at(world), body: { before } }), 200),
    keepSnapshot: async (snapshot) => accept(await api.keepSnapshot({ body: snapshot }), 201),
    snapshots: async () => accept(await api.listSnapshots(), 200).snapshots,
    keptSnapshot: async (id) => accept(await api.readSnapshot(atSnapshot(id)), 200),
    renameSnapshot: async (id, name) => accept(await api.renameSnapshot({ ...atSnapshot(id), body: { name } }), 200),
    dropSnapshot: async (id) => accept(await api.dropSnapshot(atSnapshot(id)), 204),
    arm: (world, scenario) => put(world, scenario, ''),
    lint: (world, scenario) => put(world, scenario, '?dryRun=1'),
    disarm: async (world, id) => {
      const params = { ...at(world).params, id: encodeURIComponent(id) }
      accept(await api.disarmScenario({ params }), 204, 404)
    },
    names: async (world) => accept(await api.readNames(at(world)), 200),
    scenarios: async (world) => withDocuments(accept(await api.listScenarios(at(world)), 200).scenarios),
    verifyReport: async (world, form) => {
      const reply = await send(`${baseUrl}/__sim/v1/worlds/${encodeURIComponent(world)}/verify`, {
        method: 'POST',
        headers: { ...baseHeaders, accept: reportTypes[form].asked },
      })
      const type = reply.headers.get('content-type') ?? ''
      const isReport = reply.status === 200 && type.includes(reportTypes[form].sent)
      if (!isReport) throw new SimulatorRefusal(reply.status, await readAnswer(reply, baseUrl), baseUrl)
      return reply.text()
    },
    verify: async (world) => accept(await api.verify({ ...at(world), body: {} }), 200),
    verdict: async (world, about = {}) => accept(await api.findVerdict({ ...at(world), body: about }), 200),
    catalogScenarios: async () => withDocuments(accept(await api.listCatalogScenarios(), 200)),
    scenarioFiles: async () => accept(await api.listScenarioFiles(), 200),
    journal: async (world, options = {}) =>
      accept(await api.readJournal({ ...at(world), query: asQuery(options) }), 200),
    follow: (world, { since, operation, emails, ...options } = {}) => {
      const query = new URLSearchParams({
        ...(since !== undefined && { since: String(since) }),
        ...(operation !== undefined && { operation }),
        ...(emails && { emails: '1' }),
      })
      const url = `${baseUrl}/__sim/v1/worlds/${encodeURIComponent(world)}/journal/events?${query.toString()}`
      return readEvents(url, { baseUrl, fetch: send, headers: baseHeaders, ...options })
    },
    coverage: async (world) =>
      world === undefined ? accept(await api.readCoverage(), 200) : accept(await api.readWorldCoverage(at(world)), 200),
    decision: async (world, id) => {
      const params = { ...at(world).params, id: encodeURIComponent(id) }
      return accept(await api.getDecision({ params, query: { nearMisses: '1' } }), 200)
    },
    explain: async (world, call) => accept(await api.explain({ ...at(world), body: call }), 200),
    operations: async () => accept(await api.listOperations(), 200),
    errors: async () => accept(await api.listErrors(), 200),
    commands: async () => accept(await api.listCommands(), 200),
    personas: async () => accept(await api.listPersonas(), 200),
    skus: async () => accept(await api.listSkus(), 200),
    enterUrl: (world, to = '/', { overlay, session } = {}) => {
      const more = `${overlay ? '&overlay=1' : ''}${session ? `&session=${encodeURIComponent(session)}` : ''}`
      return `${baseUrl}/__sim/v1/worlds/${encodeURIComponent(world)}/enter?to=${encodeURIComponent(to)}${more}`
    },
  }
}
