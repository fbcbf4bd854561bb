import type { WorldOverview } from '@soe/simulator-client'
import { latestFirst } from '../../format'

export interface WorldGroup {
  title: string
  /** Those that moved last come first. */
  worlds: readonly WorldOverview[]
  /** How many more there are; a filter shows them. */
  hidden: number
}

/** Few enough for any browser to render. */
export const mostShown = 200

interface Kind {
  readonly title: string
  readonly holds: (world: WorldOverview) => boolean
}

const kinds: readonly Kind[] = [
  { title: 'Named', holds: ({ id, named }) => named && id !== 'default' },
  { title: 'Made by tests', holds: ({ named, id, labels }) => !named && id !== 'default' && labels?.run === undefined },
  { title: 'Shared', holds: ({ id }) => id === 'default' },
]

export const latestWorld = (worlds: readonly WorldOverview[]): WorldOverview | undefined =>
  worlds.filter(({ movedAt }) => movedAt !== undefined).toSorted(latestFirst)[0]

const runOf = ({ named, labels }: WorldOverview): string | undefined => (named ? undefined : labels?.run)

const textOf = ({ id, persona, title = '', labels = {} }: WorldOverview): string =>
  [id, persona, title, ...Object.values(labels)].join(' ').toLowerCase()

/** A group for each run, that which moved last first, behind the named worlds. */
const kindsOf = (worlds: readonly WorldOverview[]): Kind[] => {
  const runs = new Set(worlds.toSorted(latestFirst).flatMap((world) => runOf(world) ?? []))
  const [named, ...others] = kinds
  return [
    ...(named ? [named] : []),
    ...[...runs].map((run) => ({ title: `Run ${run}`, holds: (world: WorldOverview) => runOf(world) === run })),
    ...others,
  ]
}

export const groupWorlds = (worlds: readonly WorldOverview[], text: string): WorldGroup[] => {
  const wanted = text.trim().toLowerCase()
  const found = worlds.filter((world) => textOf(world).includes(wanted))
  return kindsOf(found).flatMap(({ title, holds }) => {
    const held = found.filter(holds).toSorted(latestFirst)
    if (held.length === 0) return []
    return [{ title, worlds: held.slice(0, mostShown), hidden: Math.max(0, held.length - mostShown) }]
  })
}
