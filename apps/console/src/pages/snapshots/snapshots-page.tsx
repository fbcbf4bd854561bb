import type { KeptSnapshot, WorldOverview } from '@soe/simulator-client'
import {
  Button,
  DownloadIcon,
  EmptyState,
  FileButton,
  ForkIcon,
  IconButton,
  ResetIcon,
  TextField,
  Toolbar,
  TrashIcon,
  useNotify,
  VisuallyHidden,
} from '@soe/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import {
  readSnapshotFile,
  saveSnapshot,
  useDropSnapshot,
  useKeepSnapshot,
  useKeptSnapshots,
  useMakeWorld,
  useRenameSnapshot,
  useRestore,
  useSimulator,
  useWorlds,
} from '../../data'
import { ErrorNote, Loading } from '../../feedback'
import { dayAndTime, nameOf } from '../../format'
import { paneHref } from '../../routes'
import styles from './snapshots-page.module.css'

const sizeOf = (bytes: number) => (bytes < 10_000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`)

interface RowProps {
  snapshot: KeptSnapshot
  /** The world that it was taken of, where that is still there. */
  world: WorldOverview | undefined
  onError: (error: unknown) => void
}

const useRowActions = ({ snapshot: { id: snapshot, world, name }, world: overview, onError }: RowProps) => {
  const { client } = useSimulator()
  const remove = useDropSnapshot()
  const make = useMakeWorld()
  const restore = useRestore(world)
  const notify = useNotify()
  const [, go] = useLocation()
  const open = (id: string, text: string) => {
    notify(text)
    go(paneHref(id, 'journal'))
  }
  return {
    fork: () => make.mutate({ from: snapshot }, { onSuccess: ({ id }) => open(id, `World ${id} forked`), onError }),
    putBack: () =>
      restore.mutate(snapshot, {
        onSuccess: () => open(world, `${overview ? nameOf(overview) : world} restored from “${name}”`),
        onError,
      }),
    save: () => void client.keptSnapshot(snapshot).then((file) => saveSnapshot(file, name), onError),
    remove: () => remove.mutate(snapshot, { onError }),
  }
}

const RowActions = ({ snapshot, world, onError }: RowProps) => {
  const { fork, putBack, save, remove } = useRowActions({ snapshot, world, onError })
  const { name } = snapshot
  return (
    <div className={styles.actions}>
      <Button variant="outline" size="small" disabled={!world} onClick={putBack}>
        <ResetIcon size={15} />
        Restore
      </Button>
      <Button variant="outline" size="small" onClick={fork}>
        <ForkIcon size={15} />
        Fork
      </Button>
      <IconButton label={`Save ${name} as a file`} title={`Save ${name} as a file`} onClick={save}>
        <DownloadIcon size={15} />
      </IconButton>
      <IconButton label={`Remove ${name}`} title={`Remove ${name}`} onClick={remove}>
        <TrashIcon size={15} />
      </IconButton>
    </div>
  )
}

const Row = ({ snapshot, ...actions }: RowProps) => {
  const [name, setName] = useState(snapshot.name)
  const rename = useRenameSnapshot()
  const leave = () => {
    if (name.trim() === '') setName(snapshot.name)
    else if (name !== snapshot.name) rename.mutate({ id: snapshot.id, name: name.trim() }, { onError: actions.onError })
  }
  return (
    <tr>
      <td className={styles.name}>
        <TextField
          label={<VisuallyHidden>Name of {snapshot.name}</VisuallyHidden>}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </td>
      <td>
        <span title={snapshot.world}>{actions.world ? nameOf(actions.world) : snapshot.world}</span>{' '}
        <span className={styles.persona}>{snapshot.persona}</span>
      </td>
      <td className={styles.paste} data-label="World time">
        {dayAndTime(Date.parse(snapshot.now))}
      </td>
      <td className={styles.paste} data-label="Kept at">
        {dayAndTime(Date.parse(snapshot.keptAt))}
      </td>
      <td className={styles.paste}>{sizeOf(snapshot.bytes)}</td>
      <td>
        <RowActions snapshot={snapshot} {...actions} />
      </td>
    </tr>
  )
}

const Kept = ({ snapshots, onError }: { snapshots: readonly KeptSnapshot[] } & Pick<RowProps, 'onError'>) => {
  const worlds = new Map(useWorlds().data?.map((world) => [world.id, world]))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">World</th>
          <th scope="col">World time</th>
          <th scope="col">Kept at</th>
          <th scope="col">Size</th>
          <th scope="col">
            <VisuallyHidden>What to do with it</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {snapshots.map((snapshot) => (
          <Row key={snapshot.id} snapshot={snapshot} world={worlds.get(snapshot.world)} onError={onError} />
        ))}
      </tbody>
    </table>
  )
}

export const SnapshotsPage = () => {
  const { data: snapshots, error: listError } = useKeptSnapshots()
  const keep = useKeepSnapshot()
  const [error, setError] = useState<unknown>()
  const notify = useNotify()
  const add = async (file: File) => {
    setError(undefined)
    try {
      const kept = await keep.mutateAsync({ file: readSnapshotFile(file.name, await file.text()), name: file.name })
      notify(`${kept.name} kept`)
    } catch (refusal) {
      setError(refusal)
    }
  }
  return (
    <>
      <Toolbar label="Snapshots">
        <h2 className={styles.title}>Snapshots</h2>
        <span className={styles.persona}>kept on the server</span>
        <FileButton label="Add a file" accept=".json,application/json" onFile={(file) => void add(file)} />
      </Toolbar>
      <div className={styles.error}>
        <ErrorNote error={error ?? listError} />
      </div>
      {!snapshots && !listError && <Loading label="Reading the snapshots" />}
      {snapshots?.length === 0 && (
        <EmptyState level={2} title="No snapshot is kept">
          <p>
            “Snapshot” at the top keeps the world as it is now, its sessions and clock included. It can be put back, be
            forked into another world, or be attached to a bug as one file.
          </p>
        </EmptyState>
      )}
      {snapshots && snapshots.length > 0 && <Kept snapshots={snapshots} onError={setError} />}
    </>
  )
}
