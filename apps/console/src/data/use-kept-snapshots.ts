import type { SnapshotFile } from '@soe/simulator-client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { download } from '../download'
import { useSimulator } from './simulator-provider'
import { keptFrom, type KeptSnapshot } from './snapshot-store'

const key = ['kept-snapshots'] as const

/** The snapshots kept in this browser, and the actions on them. */
export const useKeptSnapshots = () => {
  const { snapshots: store } = useSimulator()
  const queries = useQueryClient()
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: key }) }
  const list = useQuery({ queryKey: key, queryFn: () => store.list(), staleTime: Infinity })
  const keep = useMutation({
    mutationFn: async ({ file, name }: { file: SnapshotFile; name: string }) => {
      const kept = keptFrom(file, { id: `${file.world} ${Date.now()}`, name, keptAt: Date.now() })
      await store.put(kept)
      return kept
    },
    ...settled,
  })
  const rename = useMutation({
    mutationFn: ({ snapshot, name }: { snapshot: KeptSnapshot; name: string }) => store.put({ ...snapshot, name }),
    ...settled,
  })
  const remove = useMutation({ mutationFn: (id: string) => store.remove(id), ...settled })
  return { snapshots: list.data, error: list.error, keep, rename, remove }
}

/** Downloads a snapshot as a file. */
export const saveSnapshot = (file: SnapshotFile, name: string) =>
  download(`${name.replace(/[^\w.-]+/g, '-')}.snapshot.json`, JSON.stringify(file), 'application/json')
