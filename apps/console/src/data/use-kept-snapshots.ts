import type { SimulatorClient, SnapshotFile } from '@soe/simulator-client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { download } from '../download'
import { useSimulator } from './simulator-provider'

const key = ['kept-snapshots'] as const

const useSnapshotChange = <Given, Answer>(change: (client: SimulatorClient, given: Given) => Promise<Answer>) => {
  const { client } = useSimulator()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(client, given),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export const useKeptSnapshots = () => {
  const { client } = useSimulator()
  return useQuery({ queryKey: key, queryFn: () => client.snapshots(), refetchInterval: 5000 })
}

type KeepBody = Parameters<SimulatorClient['keepSnapshot']>[0]

export const useKeepSnapshot = () => useSnapshotChange((client, body: KeepBody) => client.keepSnapshot(body))

export const useRenameSnapshot = () =>
  useSnapshotChange((client, { id, name }: { id: string; name: string }) => client.renameSnapshot(id, name))

export const useDropSnapshot = () => useSnapshotChange((client, id: string) => client.dropSnapshot(id))

export const saveSnapshot = (file: SnapshotFile, name: string) =>
  download(`${name.replace(/[^\w.-]+/g, '-')}.snapshot.json`, JSON.stringify(file), 'application/json')
