import type { WorldOverview } from '@soe/simulator-client'
import {
  Button,
  ChevronIcon,
  CopyIcon,
  ExternalIcon,
  ForkIcon,
  IconButton,
  KeyCap,
  Menu,
  MenuIcon,
  type MenuItem,
  ResetIcon,
  Tag,
  TrashIcon,
  useCopy,
} from '@soe/ui'
import { useSimulator, useWorld } from '../../data'
import { copyTexts } from '../../feedback'
import { nameOf } from '../../format'
import { useKeys } from '../../keys'
import { useShellDialog } from '../dialogs/shell-dialogs'
import { ClockControl } from './clock-control'
import { SnapshotMenu } from './snapshot-menu'
import styles from './world-header.module.css'

const WorldName = ({ world }: { world: WorldOverview }) => {
  const { open } = useShellDialog()
  const copy = useCopy()
  const items: readonly MenuItem[] = [
    { icon: CopyIcon, label: 'Copy the id', onChoose: () => void copy(world.id, copyTexts('Id')) },
    { icon: ForkIcon, label: 'Fork this world', onChoose: () => open({ kind: 'fork', world: world.id }) },
    { icon: TrashIcon, label: 'Drop this world', onChoose: () => open({ kind: 'drop', world: world.id }) },
  ]
  return (
    <Menu
      items={items}
      trigger={(trigger) => (
        <Button {...trigger} variant="text" className={styles.nameButton}>
          <span>{nameOf(world)}</span>
          <ChevronIcon size={13} />
        </Button>
      )}
    />
  )
}

const Controls = ({ world }: { world: WorldOverview }) => {
  const { client } = useSimulator()
  const { open } = useShellDialog()
  const shop = client.enterUrl(world.id, '/', { overlay: true })
  useKeys('World', [
    { keys: 'o', label: 'Open shop in this world', run: () => void window.open(shop, '_blank', 'noopener') },
  ])
  return (
    <>
      <ClockControl world={world} />
      <SnapshotMenu world={world} />
      <Button variant="outline" onClick={() => open({ kind: 'reset', world: world.id })}>
        <ResetIcon size={15} />
        Reset
      </Button>
      <Button variant="accent" href={shop} target="_blank" rel="noopener noreferrer">
        <ExternalIcon size={15} />
        Open shop in this world
        <KeyCap>O</KeyCap>
      </Button>
    </>
  )
}

export const WorldHeader = ({ current, onOpenRail }: { current: string | undefined; onOpenRail: () => void }) => {
  const { data, error } = useWorld(current)
  const isGone = error !== null && 'status' in error && error.status === 404
  const world = isGone ? undefined : data
  return (
    <header className={styles.header}>
      <span className={styles.openRail}>
        <IconButton label="Worlds and pages" title="Worlds and pages" onClick={onOpenRail}>
          <MenuIcon size={15} />
        </IconButton>
      </span>
      <div className={styles.title}>
        <h1 className={styles.name} title={world?.title ?? current}>
          {world ? <WorldName world={world} /> : (current ?? 'soe simulator')}
        </h1>
        {world?.title !== undefined && (
          <code className={styles.id} title={world.id}>
            {world.id}
          </code>
        )}
      </div>
      {world && (
        <>
          <span className={styles.persona} title={world.persona}>
            <Tag>{world.persona}</Tag>
          </span>
          <div className={styles.controls}>
            <Controls world={world} />
          </div>
        </>
      )}
    </header>
  )
}
