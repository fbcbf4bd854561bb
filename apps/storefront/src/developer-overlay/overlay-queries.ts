import type { Journal, JournalEntry } from '@soe/contracts'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readArmed, settleArmed, writeArmed, type FailureKind } from './armed-failures'
import type { CallLog, TabCall } from './call-log'
import type { Control } from './control'
import { readCookie } from '../app-stand-in/read-cookie'
import { standingOf, worldOfDecision } from './standing'

/**
 * Finds the decision of a call by its request id in the journal, because the decision's id was lost with the reply.
 * A retry repeats the request id, so the order of the calls distinguishes them.
 * @param calls newest first
 */
export const lostDecision = (
  entries: readonly Pick<JournalEntry, 'id' | 'requestId'>[],
  calls: readonly TabCall[],
  { requestId, number }: TabCall,
): string | undefined => {
  const same = calls.filter((call) => call.requestId === requestId)
  const known = new Set(same.map(({ decision }) => decision))
  const unknown = entries.filter((entry) => entry.requestId === requestId && !known.has(entry.id))
  const lostBefore = same.filter((call) => call.decision === undefined && call.number < number)
  return unknown[lostBefore.length]?.id
}

export interface OverlayTools {
  readonly control: Control
  readonly log: CallLog
  readonly window: Window & typeof globalThis
  /** As entered; the tab's own calls know better. */
  readonly world: string
}

/** Milliseconds between two looks at the world, while someone looks. */
const lookEvery = 1000

export const useCalls = ({ log }: OverlayTools) => useSyncExternalStore(log.subscribe, log.read)

/** The world that answered the tab's latest call, else the one that was entered. */
export const useWorld = (tools: OverlayTools): string => {
  const decision = useCalls(tools).find((call) => call.decision)?.decision
  return decision === undefined ? tools.world : worldOfDecision(decision)
}

export const useStanding = ({ control, window }: OverlayTools, world: string) =>
  useQuery({
    queryKey: ['standing', world],
    queryFn: async () => {
      const [summary, state] = await Promise.all([control.world(world), control.state(world)])
      const { cookie } = window.document
      return standingOf(summary, state, {
        xsrfToken: readCookie(cookie, 'SOE-XSRF-TOKEN-SALES'),
        cartId: readCookie(cookie, 'cartId'),
      })
    },
    refetchInterval: lookEvery,
    placeholderData: keepPreviousData,
  })

/** Does something to the world, then looks again. */
export const useAct = <Given>(act: (given: Given) => Promise<unknown>) => {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSettled: () => queries.invalidateQueries({ queryKey: ['standing'] }) })
}

/** Every call of the world after `since`, of one operation where it is named. */
const readCalls = async (control: Control, world: string, since: number, on?: string): Promise<Journal> => {
  const page = await control.journal(world, since, on)
  if (!page.more) return page
  const rest = await readCalls(control, world, page.next, on)
  return { ...rest, entries: [...page.entries, ...rest.entries] }
}

const decisionQuery = ({ control, log }: OverlayTools, world: string, call: TabCall) =>
  queryOptions({
    queryKey: ['decision', call.number, call.decision ?? call.requestId],
    queryFn: async () => {
      const id = call.decision ?? lostDecision((await readCalls(control, world, 0)).entries, log.read(), call)
      if (id === undefined) throw new Error('The call did not reach the simulator.')
      return control.decision(worldOfDecision(id), id)
    },
    staleTime: Infinity,
  })

export const useDecision = (tools: OverlayTools, world: string, call: TabCall) =>
  useQuery(decisionQuery(tools, world, call))

export const useCalledOperations = (tools: OverlayTools, world: string): readonly string[] =>
  useQueries({
    queries: useCalls(tools).map((call) => decisionQuery(tools, world, call)),
    combine: (decisions) => [...new Set(decisions.flatMap(({ data }) => data?.operation ?? []))],
  })

export const useCatalogue = ({ control }: OverlayTools) => {
  const operations = useQuery({ queryKey: ['operations'], queryFn: control.operations, staleTime: Infinity })
  const errors = useQuery({ queryKey: ['errors'], queryFn: control.errors, staleTime: Infinity })
  return { operations: operations.data ?? [], errors: errors.data ?? [] }
}

/** What has become of the failures that wait; the list is read last, for another may have been ordered meanwhile. */
const settle = async (control: Control, storage: Storage, world: string) => {
  const waiting = readArmed(storage, world).filter(({ firedBy }) => firedBy === undefined)
  const operations = [...new Set(waiting.map(({ on }) => on))]
  const since = Math.min(...waiting.map((failure) => failure.since))
  const journals = await Promise.all(operations.map((on) => readCalls(control, world, since, on)))
  const entries = journals.flatMap((journal) => journal.entries)
  return writeArmed(storage, world, settleArmed(readArmed(storage, world), entries))
}

/** The failures that this tab ordered, which of them have fired, and a way to order another. */
export const useArmed = ({ control, window: { sessionStorage } }: OverlayTools, world: string) => {
  const queries = useQueryClient()
  const queryKey = ['armed', world]
  const { data: armed = [] } = useQuery({
    queryKey,
    queryFn: () => settle(control, sessionStorage, world),
    refetchInterval: ({ state }) => (state.data?.some(({ firedBy }) => !firedBy) ? lookEvery : false),
  })
  const arm = useMutation({
    mutationFn: async ({ on, kind }: { on: string; kind: FailureKind }) => {
      const { next: since } = await readCalls(control, world, 0, on)
      await control.command(world, { failNext: { on, ...kind } })
      writeArmed(sessionStorage, world, [...readArmed(sessionStorage, world), { on, kind, since }])
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return { armed, arm }
}
