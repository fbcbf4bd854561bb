import type { KeptSnapshot, WorldOverview, WorldState } from '@soe/simulator-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { stateQuery, useKeptSnapshots, useSimulator } from '../../../data'
import type { Held } from './diff-state'

export interface BaselineChoice {
  id: string
  snapshot?: string
  name: string
  /** On the world's clock. */
  at: number
}

export interface Baseline extends BaselineChoice {
  state: Held
}

const opened = 'opened'

interface Marked {
  at: number
  state: WorldState
}

const useMarked = ({ id, madeAt }: WorldOverview) => {
  const { client } = useSimulator()
  const queries = useQueryClient()
  const key = ['baseline', id, madeAt]
  const { data } = useQuery({
    queryKey: key,
    queryFn: async (): Promise<Marked> => {
      // The read that the page shows: a change between two reads would show as undone, then not at all.
      const [state, { now }] = await Promise.all([queries.fetchQuery(stateQuery(client, id)), client.getWorld(id)])
      return { state, at: Date.parse(now) }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { marked: data, mark: (marked: Marked) => queries.setQueryData(key, marked) }
}

const keptChoices = (kept: readonly KeptSnapshot[], world: string): BaselineChoice[] =>
  kept
    .filter((snapshot) => snapshot.world === world)
    .map(({ id, name, now }) => ({ id: `kept ${id}`, snapshot: id, name, at: Date.parse(now) }))

const useKeptState = (snapshot: string | undefined): Held | undefined => {
  const { client } = useSimulator()
  const { data } = useQuery({
    queryKey: ['kept-snapshot', snapshot],
    queryFn: () => client.keptSnapshot(snapshot ?? ''),
    enabled: snapshot !== undefined,
    staleTime: Infinity,
  })
  return data?.collections
}

/** The baseline of the comparison: the marked state, or a kept snapshot of the world. */
export const useBaseline = (world: WorldOverview) => {
  const { marked, mark } = useMarked(world)
  const { data: kept } = useKeptSnapshots()
  const [chosen, choose] = useState(opened)
  const choices = useMemo((): BaselineChoice[] => {
    const first = marked ? [{ id: opened, name: 'when this page opened', at: marked.at }] : []
    return [...first, ...keptChoices(kept ?? [], world.id)]
  }, [marked, kept, world.id])
  const choice = choices.find(({ id }) => id === chosen) ?? choices[0]
  const keptState = useKeptState(choice?.snapshot)
  const state = choice?.snapshot === undefined ? marked?.state : keptState
  const baseline = useMemo((): Baseline | undefined => choice && state && { ...choice, state }, [choice, state])
  const markNow = (given: Marked) => {
    mark(given)
    choose(opened)
  }
  return { baseline, chosen: choice?.id, choices, choose, markNow }
}

interface WithItems {
  readonly id: string
  readonly items?: readonly { readonly sorId: string }[]
}

export const isNewOnWishlist = (baseline: Baseline | undefined, wishlist: string, sorId: string): boolean => {
  if (!baseline) return false
  const before = (baseline.state['wishlists'] as readonly WithItems[] | undefined)?.find(({ id }) => id === wishlist)
  return !before?.items?.some((item) => item.sorId === sorId)
}
