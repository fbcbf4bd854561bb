import type { WorldOverview } from '@soe/simulator-client'
import {
  BoltIcon,
  Button,
  CameraIcon,
  CloseIcon,
  DiamondIcon,
  FileIcon,
  IconButton,
  type IconProps,
  KeyCap,
  PhoneIcon,
  PlusIcon,
  SearchField,
} from '@soe/ui'
import { useState, type ComponentType } from 'react'
import { Link, useLocation } from 'wouter'
import { useWorlds } from '../../data'
import { ErrorNote, Loading } from '../../feedback'
import { nameOf, offsetOf, shortId, timeOfDay } from '../../format'
import { capOf, isMac } from '../../keys'
import { appHref, catalogHref, exploreHref, pageNames, paneHref, snapshotsHref } from '../../routes'
import { useShellDialog } from '../dialogs/shell-dialogs'
import { groupWorlds, type WorldGroup } from './group-worlds'
import styles from './world-rail.module.css'

const Mark = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <rect x="1" y="3" width="9" height="3" rx="1.5" fill="var(--text)" />
    <rect x="4" y="8" width="13" height="3" rx="1.5" fill="var(--accent)" />
    <rect x="1" y="13" width="11" height="3" rx="1.5" fill="var(--text)" />
  </svg>
)

const clockOf = ({ now, frozen }: WorldOverview, askedAt: number) =>
  frozen ? `frozen ${timeOfDay(Date.parse(now))}` : offsetOf(Date.parse(now), askedAt)

/** A name that is made of the persona leaves room for the id. */
const aboutOf = (world: WorldOverview) =>
  nameOf(world).startsWith(`${world.persona},`) ? shortId(world) : world.persona

const WorldLink = ({ world, isCurrent, askedAt }: { world: WorldOverview; isCurrent: boolean; askedAt: number }) => (
  <li>
    <Link
      href={paneHref(world.id, 'journal')}
      className={styles.world ?? ''}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.name} title={world.id}>
        {nameOf(world)}
      </span>
      {world.armed > 0 && (
        <span className={styles.armed}>
          <DiamondIcon size={8} /> {world.armed} armed
        </span>
      )}
      <span className={styles.about}>
        {aboutOf(world)} · {clockOf(world, askedAt)}
      </span>
    </Link>
  </li>
)

const Group = ({ group, current, askedAt }: { group: WorldGroup; current: string | undefined; askedAt: number }) => (
  <section>
    <h2 className={styles.group}>
      {group.title}
      <span>{group.worlds.length + group.hidden}</span>
    </h2>
    <ul>
      {group.worlds.map((world) => (
        <WorldLink key={world.id} world={world} isCurrent={world.id === current} askedAt={askedAt} />
      ))}
    </ul>
    {group.hidden > 0 && <p className={styles.hidden}>{group.hidden.toLocaleString('en')} more: filter to see them.</p>}
  </section>
)

const PageLink = ({ href, icon: PageIcon }: { href: string; icon: ComponentType<IconProps> }) => {
  const [location] = useLocation()
  return (
    <Link href={href} className={styles.pageLink ?? ''} aria-current={location === href ? 'page' : undefined}>
      <PageIcon size={16} />
      {pageNames[href]}
    </Link>
  )
}

/** With more worlds than this, the rail has a filter. */
const fewWorlds = 8

const Worlds = ({ current }: { current: string | undefined }) => {
  const { data: worlds, error, dataUpdatedAt } = useWorlds()
  const [text, setText] = useState('')
  if (!worlds) {
    return (
      <section className={styles.groups} aria-label="Worlds">
        {error ? (
          <div className={styles.filter}>
            <ErrorNote error={error} />
          </div>
        ) : (
          <Loading label="Looking for worlds" rows={6} />
        )}
      </section>
    )
  }
  const groups = groupWorlds(worlds, text)
  return (
    <>
      {worlds.length > fewWorlds && (
        <div className={styles.filter}>
          <SearchField label={`Filter ${worlds.length.toLocaleString('en')} worlds`} value={text} onChange={setText} />
        </div>
      )}
      <section className={styles.groups} aria-label="Worlds">
        {groups.map((group) => (
          <Group key={group.title} group={group} current={current} askedAt={dataUpdatedAt} />
        ))}
        {groups.length === 0 && (
          <p className={styles.hidden}>
            {text === '' ? 'No worlds yet.' : `No world and no persona has “${text}” in its name.`}
          </p>
        )}
      </section>
    </>
  )
}

interface WorldRailProps {
  current: string | undefined
  /** Used on a narrow screen only, where the rail is a drawer. */
  isOpen: boolean
  onClose: () => void
}

export const WorldRail = ({ current, isOpen, onClose }: WorldRailProps) => {
  const { open } = useShellDialog()
  return (
    <>
      {isOpen && <div className={styles.ground} onClick={onClose} aria-hidden="true" />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes the drawer on Escape or a followed link */}
      <nav
        className={styles.rail}
        data-open={isOpen}
        aria-label="Worlds and pages"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
      >
        <header className={styles.brand}>
          <Mark />
          <Link href="/">soe simulator</Link>
          <button
            type="button"
            className={styles.goTo}
            aria-label={`Go to, ${capOf('mod+k', isMac())}`}
            onClick={() => open({ kind: 'switch' })}
          >
            <KeyCap>{capOf('mod+k', isMac())}</KeyCap>
          </button>
          <span className={styles.close}>
            <IconButton label="Close the list of worlds" title="Close the list of worlds" onClick={onClose}>
              <CloseIcon size={15} />
            </IconButton>
          </span>
        </header>
        <div className={styles.new}>
          <Button variant="outline" onClick={() => open({ kind: 'new-world' })}>
            <PlusIcon size={15} />
            New world
            <KeyCap>N</KeyCap>
          </Button>
        </div>
        <Worlds current={current} />
        <div className={styles.pages}>
          <PageLink href={catalogHref} icon={FileIcon} />
          <PageLink href={appHref} icon={PhoneIcon} />
          <PageLink href={snapshotsHref} icon={CameraIcon} />
          <PageLink href={exploreHref} icon={BoltIcon} />
        </div>
      </nav>
    </>
  )
}
