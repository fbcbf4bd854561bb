import type { JournalEvent } from '@soe/contracts'
import type { SimulatorClient } from '@soe/simulator-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { noRows, rowOfCall, rowOfEvent, seqOf, withRows, type JournalRow, type JournalRows } from './journal-rows'
import { useWorld } from './queries'
import { queryKeys } from './query-keys'
import { useSimulator } from './simulator-provider'

/** `opening` until the stream brings something, or nothing for a while; `polled` while it is broken. */
export type Feed = 'opening' | 'streamed' | 'polled'

export interface JournalFeed {
  journal: JournalRows
  feed: Feed
  error: unknown
}

/** Reads everything after the known rows, page by page. */
const readOn = async (client: SimulatorClient, world: string, known: JournalRows): Promise<JournalRows> => {
  let rows = known
  for (;;) {
    const page = await client.journal(world, { since: seqOf(rows.since) })
    rows = withRows(rows, page.entries.map(rowOfCall), page.truncated)
    if (!page.more) return rows
  }
}

const rowOf = (event: JournalEvent): JournalRow[] => {
  if (event.type === 'call') return [rowOfCall(event.call)]
  return event.type === 'world' ? [rowOfEvent(event.event)] : []
}

/** Milliseconds within which events are rendered together. */
const together = 80
const patience = 400
const tryAgainAfter = 3000

interface Following {
  since: () => string
  take: (events: readonly JournalEvent[]) => void
  onFeed: (feed: Feed) => void
}

const followOnce = async (
  client: SimulatorClient,
  world: string,
  { since, take, onFeed }: Following,
  signal: AbortSignal,
) => {
  let waiting: JournalEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    const taken = waiting
    waiting = []
    timer = undefined
    take(taken)
    onFeed('streamed')
  }
  let calm: ReturnType<typeof setTimeout> | undefined
  const onOpen = () => (calm = setTimeout(() => onFeed('streamed'), patience))
  try {
    for await (const event of client.follow(world, { since: since(), onOpen, signal })) {
      waiting.push(event)
      timer ??= setTimeout(flush, together)
    }
  } finally {
    clearTimeout(calm)
    clearTimeout(timer)
    if (!signal.aborted && waiting.length > 0) take(waiting)
  }
}

/** Follows until aborted; reopens a broken stream, and polls until then. */
const follow = async (client: SimulatorClient, world: string, following: Following, signal: AbortSignal) => {
  while (!signal.aborted) {
    await followOnce(client, world, following, signal).catch(() => undefined)
    if (signal.aborted) return
    following.onFeed('polled')
    await new Promise((resolve) => setTimeout(resolve, tryAgainAfter))
  }
}

const takenInto = (known: JournalRows, events: readonly JournalEvent[]): JournalRows =>
  withRows(
    known,
    events.flatMap(rowOf),
    events.some(({ type }) => type === 'truncated'),
  )

const onVisibility = (listen: () => void) => {
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}

/** A hidden page closes its stream: browsers allow few connections to one host. */
const useIsVisible = () => useSyncExternalStore(onVisibility, () => !document.hidden)

/** Reads a world's journal, once a page; components take it from the context. */
export const useJournalFeed = (world: string): JournalFeed => {
  const { client } = useSimulator()
  const queries = useQueryClient()
  // A world that was dropped and made again counts calls from 1.
  const madeAt = useWorld(world).data?.madeAt
  const [feed, setFeed] = useState<Feed>('opening')
  const isVisible = useIsVisible()
  const key = queryKeys.journal(world, madeAt ?? '')
  const query = useQuery({
    queryKey: key,
    queryFn: () => readOn(client, world, queries.getQueryData<JournalRows>(key) ?? noRows),
    enabled: madeAt !== undefined && feed === 'polled',
    refetchInterval: 1000,
    structuralSharing: false,
  })
  useEffect(() => {
    if (madeAt === undefined || !isVisible) return
    const stop = new AbortController()
    const ofWorld = queryKeys.journal(world, madeAt)
    const known = () => queries.getQueryData<JournalRows>(ofWorld) ?? noRows
    void follow(
      client,
      world,
      {
        since: () => known().since,
        take: (events) => queries.setQueryData(ofWorld, takenInto(known(), events)),
        onFeed: (next) => !stop.signal.aborted && setFeed(next),
      },
      stop.signal,
    )
    return () => stop.abort()
  }, [client, queries, world, madeAt, isVisible])
  return { journal: query.data ?? noRows, feed, error: feed === 'polled' ? query.error : null }
}

export const JournalContext = createContext<JournalFeed>({ journal: noRows, feed: 'opening', error: null })

export const useJournal = (): JournalFeed => use(JournalContext)
