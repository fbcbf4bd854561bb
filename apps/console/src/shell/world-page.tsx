import type { WorldOverview } from '@soe/simulator-client'
import { DiamondIcon, TabLink, TabNav } from '@soe/ui'
import { useEffect, useRef, type ComponentType } from 'react'
import { Link, useLocation } from 'wouter'
import { JournalContext, useCoverage, useJournalFeed, type JournalFeed } from '../data'
import { nameOf } from '../format'
import { useKeys } from '../keys'
import { CoveragePane } from '../panes/coverage/coverage-pane'
import { DeskPane } from '../panes/desk/desk-pane'
import { JournalPane } from '../panes/journal/journal-pane'
import { ScenariosPane } from '../panes/scenarios/scenarios-pane'
import { StatePane } from '../panes/state/state-pane'
import { paneHref, paneIds, type PaneId } from '../routes'
import { ClockTape } from './clock-tape/clock-tape'
import { Title } from './title'
import styles from './world-page.module.css'

interface Pane {
  label: string
  Component: ComponentType<{ world: WorldOverview }>
  hasTape: boolean
}

const panes: Readonly<Record<PaneId, Pane>> = {
  journal: { label: 'Journal', Component: JournalPane, hasTape: true },
  state: { label: 'State', Component: StatePane, hasTape: true },
  scenarios: { label: 'Scenarios', Component: ScenariosPane, hasTape: false },
  coverage: { label: 'Coverage', Component: CoveragePane, hasTape: false },
  chats: { label: 'Chats', Component: DeskPane, hasTape: false },
}

interface Pairs {
  known: number
  answered: number
}

const shareOf = ({ known, answered }: Pairs) => {
  const percent = Math.floor((100 * answered) / Math.max(1, known))
  return percent === 0 ? 'below 1%' : `${percent}%`
}

const notesOf = (world: WorldOverview, { journal }: JournalFeed, pairs?: Pairs): Partial<Record<PaneId, string>> => ({
  ...(journal.calls > 0 && { journal: journal.calls.toLocaleString('en') }),
  ...(world.armed > 0 && { scenarios: `${world.armed} armed` }),
  ...(pairs && pairs.answered > 0 && { coverage: shareOf(pairs) }),
})

/** Goes to a part by key; the focus of the part or the tab that is left goes to the new tab, instead of falling to the page. */
const useGoToPart = (world: string, pane: PaneId) => {
  const [, go] = useLocation()
  const tabs = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const focused = document.activeElement
    const isLeftBehind = focused === document.body || tabs.current?.contains(focused)
    if (hadFocus.current && isLeftBehind)
      tabs.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [pane])
  const goTo = (id: PaneId) => {
    hadFocus.current = document.activeElement !== document.body
    go(paneHref(world, id))
  }
  return { tabs, goTo }
}

export const WorldPage = ({ world, pane }: { world: WorldOverview; pane: PaneId }) => {
  const { Component, hasTape } = panes[pane]
  const { tabs, goTo } = useGoToPart(world.id, pane)
  const feed = useJournalFeed(world.id)
  const { data: pairs } = useCoverage(world.id, { select: (coverage) => coverage.pairs })
  const notes = notesOf(world, feed, pairs)
  useKeys(
    'Parts of the world',
    paneIds.map((id, at) => ({ keys: String(at + 1), label: panes[id].label, run: () => goTo(id) })),
  )
  return (
    <JournalContext value={feed}>
      <Title>{`${panes[pane].label} · ${nameOf(world)}`}</Title>
      <div className={styles.tabs} ref={tabs}>
        <TabNav label="Parts of the world">
          {paneIds.map((id) => (
            <Link key={id} href={paneHref(world.id, id)} asChild>
              <TabLink label={panes[id].label} note={notes[id]} current={id === pane} />
            </Link>
          ))}
        </TabNav>
        <p className={styles.legend}>
          <DiamondIcon /> done by your rules
        </p>
      </div>
      {hasTape && <ClockTape world={world} />}
      <div className={styles.pane} key={world.id}>
        <Component world={world} />
      </div>
    </JournalContext>
  )
}
