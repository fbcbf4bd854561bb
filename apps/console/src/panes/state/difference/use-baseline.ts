import type { WorldOverview, WorldState } from '@soe/simulator-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useKeptSnapshots, useSimulator } from '../../../data'
import type { Held } from './diff-state'

export interface Baseline {
  id: string
  name: string
  /** On the world's clock. */
  at: number
  state: Held
}

const opened = 'opened'

interface Marked {
  at: number
  state: WorldState
}

/** The state when this page was opened or when it was last marked. */
const useMarked = ({ id, madeAt }: WorldOverview) => {
  const { client } = useSimulator()
  const queries = useQueryClient()
  const key = ['baseline', id, madeAt]
  const { data } = useQuery({
    queryKey: key,
    queryFn: async (): Promise<Marked> => {
      const [state, { now }] = await Promise.all([client.state(id), client.getWorld(id)])
      return { state, at: Date.parse(now) }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { marked: data, mark: (marked: Marked) => queries.setQueryData(key, marked) }
}

/** The baseline of the comparison: the marked state, or a kept snapshot of the world. */
export const useBaseline = (world: WorldOverview) => {
  const { marked, mark } = useMarked(world)
  const { snapshots } = useKeptSnapshots()
  const [chosen, choose] = useState(opened)
  const choices = useMemo((): Baseline[] => {
    const first = marked ? [{ id: opened, name: 'when this page opened', at: marked.at, state: marked.state }] : []
    const kept = (snapshots ?? []).filter((snapshot) => snapshot.world === world.id)
    const others = kept.map(({ id, name, worldNow, file }) => ({ id, name, at: worldNow, state: file.collections }))
    return [...first, ...others]
  }, [marked, snapshots, world.id])
  const baseline = choices.find(({ id }) => id === chosen) ?? choices[0]
  const markNow = (given: Marked) => {
    mark(given)
    choose(opened)
  }
  return { baseline, choices, choose, markNow }
}

interface WithItems {
  readonly id: string
  readonly items?: readonly { readonly sorId: string }[]
}

/** Whether the baseline's wishlist lacks the item. */
export const isNewOnWishlist = (baseline: Baseline | undefined, wishlist: string, sorId: string): boolean => {
  if (!baseline) return false
  const before = (baseline.state['wishlists'] as readonly WithItems[] | undefined)?.find(({ id }) => id === wishlist)
  return !before?.items?.some((item) => item.sorId === sorId)
}
