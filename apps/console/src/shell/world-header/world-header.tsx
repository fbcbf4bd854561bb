import type { WorldOverview } from '@soe/simulator-client'
import { useSimulator, useWorld } from '../../data'
import { Button, ButtonLink, Chip, Icon, IconButton, Menu, Popover, useCopy, type MenuItem } from '../../design'
import { useKeys } from '../../keys'
import { useShellDialog } from '../shell-dialogs'
import { ClockControl } from './clock-control'
import { SnapshotMenu } from './snapshot-menu'
import styles from './world-header.module.css'

/** The world's name; it opens what can be made of the world as a whole. */
const WorldName = ({ world }: { world: WorldOverview }) => {
  const { open } = useShellDialog()
  const copy = useCopy()
  const items: readonly MenuItem[] = [
    { icon: 'copy', label: 'Copy the name', act: () => void copy(world.id, 'Name') },
    { icon: 'fork', label: 'Fork this world', act: () => open({ kind: 'fork', world: world.id }) },
    { icon: 'drop', label: 'Drop this world', act: () => open({ kind: 'drop', world: world.id }) },
  ]
  return (
    <Popover
      variant="quiet"
      align="start"
      className={styles['nameButton']}
      label={
        <>
          <span>{world.id}</span>
          <Icon name="down" size={13} />
        </>
      }
    >
      {(close) => <Menu items={items} close={close} />}
    </Popover>
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
      <Button icon="reset" onClick={() => open({ kind: 'reset', world: world.id })}>
        Reset
      </Button>
      <ButtonLink variant="primary" icon="leave" keyCap="O" href={shop} target="_blank" rel="noopener noreferrer">
        Open shop in this world
      </ButtonLink>
    </>
  )
}

/** Which world this is, what its clock says, and what can be done to all of it. */
export const WorldHeader = ({ current, onOpenRail }: { current: string | undefined; onOpenRail: () => void }) => {
  const { data, error } = useWorld(current)
  const isGone = error !== null && 'status' in error && error.status === 404
  const world = isGone ? undefined : data
  return (
    <header className={styles['header']}>
      <span className={styles['openRail']}>
        <IconButton icon="menu" label="Worlds and pages" size="regular" onClick={onOpenRail} />
      </span>
      <h1 className={styles['name']} title={current}>
        {world ? <WorldName world={world} /> : (current ?? 'soe simulator')}
      </h1>
      {world && (
        <>
          <span className={styles['persona']} title={world.persona}>
            <Chip>{world.persona}</Chip>
          </span>
          <div className={styles['controls']}>
            <Controls world={world} />
          </div>
        </>
      )}
    </header>
  )
}
