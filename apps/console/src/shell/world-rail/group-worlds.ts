import type { WorldOverview } from '@soe/simulator-client'

export interface WorldGroup {
  title: string
  /** Newest first. */
  worlds: readonly WorldOverview[]
  /** How many more there are; a filter shows them. */
  hidden: number
}

/** Few enough for any browser to render. */
export const mostShown = 200

const kinds: readonly { title: string; holds: (world: WorldOverview) => boolean }[] = [
  { title: 'Named', holds: ({ id, named }) => named && id !== 'default' },
  { title: 'Made by tests', holds: ({ named, id }) => !named && id !== 'default' },
  { title: 'Shared', holds: ({ id }) => id === 'default' },
]

const newestFirst = (left: WorldOverview, right: WorldOverview) =>
  right.madeAt.localeCompare(left.madeAt) || left.id.localeCompare(right.id)

/** Worlds whose name or persona contains the text, grouped by who made them; empty groups are left out. */
export const groupWorlds = (worlds: readonly WorldOverview[], text: string): WorldGroup[] => {
  const wanted = text.trim().toLowerCase()
  const found = worlds.filter(({ id, persona }) => `${id} ${persona}`.toLowerCase().includes(wanted))
  return kinds.flatMap(({ title, holds }) => {
    const held = found.filter(holds).sort(newestFirst)
    if (held.length === 0) return []
    return [{ title, worlds: held.slice(0, mostShown), hidden: Math.max(0, held.length - mostShown) }]
  })
}
