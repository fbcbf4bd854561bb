import type { KeptSnapshot, SnapshotFile, WorldOverview } from '@soe/simulator-client'
import { Button, CameraIcon, DownloadIcon, FileButton, Popover, TextField, useNotify } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import {
  readSnapshotFile,
  saveSnapshot,
  useKeepSnapshot,
  useKeptSnapshots,
  useRestore,
  useSnapshot,
  useWorldNow,
} from '../../data'
import { ErrorNote } from '../../feedback'
import { nameOf, timeOfDay } from '../../format'
import { snapshotsHref } from '../../routes'
import styles from './snapshot-menu.module.css'

const mostListed = 5

const Kept = ({ kept, onRestore }: { kept: readonly KeptSnapshot[]; onRestore: (kept: KeptSnapshot) => void }) => (
  <ul className={styles.kept} aria-label="Kept snapshots of this world">
    {kept.slice(0, mostListed).map((snapshot) => (
      <li key={snapshot.id}>
        <span>{snapshot.name}</span>
        <time>{timeOfDay(Date.parse(snapshot.now))}</time>
        <Button variant="outline" size="small" onClick={() => onRestore(snapshot)}>
          Restore
        </Button>
      </li>
    ))}
  </ul>
)

const useSnapshots = (overview: WorldOverview, close: () => void) => {
  const world = overview.id
  const title = nameOf(overview)
  const take = useSnapshot(world)
  const restore = useRestore(world)
  const kept = useKeptSnapshots()
  const keepSnapshot = useKeepSnapshot()
  const notify = useNotify()
  const [fileError, setFileError] = useState<unknown>()
  const put = (snapshot: SnapshotFile | string, name: string) =>
    restore.mutate(snapshot, {
      onSuccess: () => {
        notify(`${title} restored from ${name}`)
        close()
      },
    })
  const keep = async (name: string) => {
    await keepSnapshot.mutateAsync({ world, name })
    notify(`Snapshot “${name}” kept`)
    close()
  }
  const save = async () => {
    saveSnapshot(await take.mutateAsync(), world)
    notify(`Snapshot of ${title} saved as a file`)
    close()
  }
  const upload = async (file: File) => {
    setFileError(undefined)
    try {
      put(readSnapshotFile(file.name, await file.text()), file.name)
    } catch (error) {
      setFileError(error)
    }
  }
  const error = fileError ?? take.error ?? restore.error ?? keepSnapshot.error ?? kept.error
  const ofWorld = (kept.data ?? []).filter((snapshot) => snapshot.world === world)
  return {
    keep,
    save,
    upload,
    put,
    error,
    ofWorld,
    isPending: take.isPending || restore.isPending || keepSnapshot.isPending,
  }
}

const Panel = ({ world, close }: { world: WorldOverview; close: () => void }) => {
  const now = useWorldNow(world.id)
  const [name, setName] = useState('')
  const { keep, save, upload, put, error, ofWorld, isPending } = useSnapshots(world, close)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The mutations keep their errors, which are shown below.
    void keep(name.trim() === '' ? `${nameOf(world)} ${timeOfDay(now)}` : name.trim()).catch(() => undefined)
  }
  return (
    <form className={styles.panel} onSubmit={submit}>
      <TextField
        label="Keep the world as it is now"
        hint="On the server; carts, sessions, locks, scenarios, clock."
        placeholder={`${nameOf(world)} ${timeOfDay(now)}`}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="accent" size="small" disabled={isPending}>
          Keep
        </Button>
        <Button variant="outline" size="small" disabled={isPending} onClick={() => void save().catch(() => undefined)}>
          <DownloadIcon size={15} />
          Save as a file
        </Button>
        <FileButton label="Restore a file" accept=".json,application/json" onFile={(file) => void upload(file)} />
      </div>
      <ErrorNote error={error} />
      {ofWorld.length > 0 && <Kept kept={ofWorld} onRestore={(kept) => put(kept.id, `“${kept.name}”`)} />}
      <Link href={snapshotsHref} className={styles.all ?? ''} onClick={close}>
        All kept snapshots
      </Link>
    </form>
  )
}

export const SnapshotMenu = ({ world }: { world: WorldOverview }) => (
  <Popover
    align="end"
    trigger={(trigger) => (
      <Button {...trigger} variant="outline">
        <CameraIcon size={15} />
        Snapshot
      </Button>
    )}
  >
    {(close) => <Panel world={world} close={close} />}
  </Popover>
)
