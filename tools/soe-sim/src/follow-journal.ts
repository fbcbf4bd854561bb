import type { JournalEntry, JournalOptions, SimulatorClient, WorldEvent } from '@soe/simulator-client'

const pageSize = 500

/** Every stored call after `since`, page by page; returns the number to continue from. */
export async function* readKept(
  simulator: SimulatorClient,
  world: string,
  { since = 0, ...rest }: JournalOptions,
  onGap: (since?: string) => void,
  onEvents?: (events: readonly WorldEvent[]) => void,
): AsyncGenerator<JournalEntry, number> {
  let from = since
  for (let hasMore = true; hasMore;) {
    const page = await simulator.journal(world, { ...rest, since: from, limit: pageSize })
    if (page.truncated) onGap(page.since)
    onEvents?.(page.events ?? [])
    yield* page.entries
    hasMore = page.more
    from = page.next
  }
  return from
}

/** The calls as they come, until it is stopped or the world is gone. */
export async function* followJournal(
  simulator: SimulatorClient,
  world: string,
  { since = 0, operation }: JournalOptions,
  onGap: () => void,
  stopped: AbortSignal,
): AsyncGenerator<JournalEntry, void> {
  const asked = { since, signal: stopped, ...(operation !== undefined && { operation }) }
  for await (const event of simulator.follow(world, asked)) {
    if (event.type === 'truncated') onGap()
    if (event.type === 'call') yield event.call
  }
}
