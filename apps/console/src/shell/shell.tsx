import type { WorldOverview } from '@soe/simulator-client'
import { Button, EmptyState, PlusIcon, FormDialog, TextField, watchLostFocus } from '@soe/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation, useRoute } from 'wouter'
import { useSimulator, useWorld, useWorlds } from '../data'
import { ErrorNote, Loading } from '../feedback'
import { AppPage } from '../pages/app/app-page'
import { BesidePage } from '../pages/beside/beside-page'
import { CatalogPage } from '../pages/catalog/catalog-page'
import { ExplorePage } from '../pages/explore/explore-page'
import { SnapshotsPage } from '../pages/snapshots/snapshots-page'
import { isPaneId, pageNames, paneHref } from '../routes'
import { ShellDialogs, useShellDialog } from './dialogs/shell-dialogs'
import { KeyBar } from './key-bar'
import styles from './shell.module.css'
import { Title } from './title'
import { WorldHeader } from './world-header/world-header'
import { WorldPage } from './world-page'
import { latestWorld } from './world-rail/group-worlds'
import { WorldRail } from './world-rail/world-rail'

const lastWorldKey = 'console:last-world'

/** The world that is kept, else the one that last moved, else a named one, else any. */
const firstOf = (worlds: readonly WorldOverview[], kept: string | null) =>
  worlds.find(({ id }) => id === kept) ??
  latestWorld(worlds) ??
  worlds.find(({ id, named }) => named && id !== 'default') ??
  worlds[0]

/** The world of the address, else the last one of this tab, whatever else moves meanwhile. */
const useCurrentWorld = (): string | undefined => {
  const [isOfWorld, params] = useRoute('/worlds/:world/*?')
  // The shop inside the page App shares the tab's storage, and clears it as shoppers sign in and out.
  const [kept, setKept] = useState(() => sessionStorage.getItem(lastWorldKey))
  const { data: worlds = [] } = useWorlds()
  const current = isOfWorld ? params.world : firstOf(worlds, kept)?.id
  if (current !== undefined && current !== kept) setKept(current)
  useEffect(() => {
    if (current !== undefined) sessionStorage.setItem(lastWorldKey, current)
  }, [current])
  return current
}

const FirstWorld = ({ first }: { first: string | undefined }) => {
  const { data: worlds, error, refetch } = useWorlds()
  const { open } = useShellDialog()
  if (first !== undefined) return <Redirect to={paneHref(first, 'journal')} replace />
  if (error)
    return (
      <Padded>
        <ErrorNote error={error} onRetry={() => void refetch()} />
      </Padded>
    )
  if (!worlds) return <Loading label="Looking for worlds" />
  return (
    <EmptyState
      level={2}
      title="There is no world yet"
      actions={
        <Button variant="accent" onClick={() => open({ kind: 'new-world' })}>
          <PlusIcon size={15} />
          New world
        </Button>
      }
    >
      <p>A world is a shop of its own: carts, locks, sessions, a clock. Make one, or let a test make one.</p>
    </EmptyState>
  )
}

const Padded = ({ children }: { children: ReactNode }) => <div className={styles.padded}>{children}</div>

const LostWorld = ({ id }: { id: string }) => {
  const { open } = useShellDialog()
  return (
    <EmptyState
      level={2}
      title={`There is no world “${id}”`}
      actions={
        <Button variant="outline" onClick={() => open({ kind: 'new-world', id })}>
          <PlusIcon size={15} />
          Make it
        </Button>
      }
    >
      <p>It was dropped, or it never was. Choose another one at the left, or make one of this name.</p>
    </EmptyState>
  )
}

const WorldRoute = ({ id, pane }: { id: string; pane: string | undefined }) => {
  const { data: world, error, refetch } = useWorld(id)
  if (!isPaneId(pane)) return <Redirect to={paneHref(id, 'journal')} replace />
  if (error && 'status' in error && error.status === 404) return <LostWorld id={id} />
  if (world) return <WorldPage key={world.id} world={world} pane={pane} />
  if (!error) return <Loading label={`Opening ${id}`} />
  return (
    <Padded>
      <ErrorNote error={error} onRetry={() => void refetch()} />
    </Padded>
  )
}

const PageTitle = () => {
  const [location] = useLocation()
  const name = pageNames[location]
  return name === undefined ? null : <Title>{name}</Title>
}

const Pages = ({ current }: { current: string | undefined }) => (
  <Switch>
    <Route path="/worlds/:world/:pane?">{({ world, pane }) => <WorldRoute id={world} pane={pane} />}</Route>
    <Route path="/beside/:left/:right">
      {({ left, right }) => (
        <>
          <Title>Side by side</Title>
          <BesidePage left={left} right={right} />
        </>
      )}
    </Route>
    <Route path="/catalog">
      <CatalogPage />
    </Route>
    <Route path="/app">
      <AppPage world={current} />
    </Route>
    <Route path="/explore">
      <ExplorePage world={current} />
    </Route>
    <Route path="/snapshots">
      <SnapshotsPage />
    </Route>
    <Route path="/">
      <FirstWorld first={current} />
    </Route>
    <Route>
      <EmptyState level={2} title="There is no such page">
        <p>Choose a world at the left.</p>
      </EmptyState>
    </Route>
  </Switch>
)

const TokenPanel = () => {
  const { giveToken, wasTokenRefused } = useSimulator()
  const [token, setToken] = useState('')
  // The dialog opens again whenever it is closed: nothing works without the token.
  const [round, setRound] = useState(0)
  return (
    <FormDialog
      open
      closeLabel="Close"
      key={round}
      title="This simulator wants its token"
      onClose={() => setRound(round + 1)}
      onSubmit={() => token !== '' && giveToken(token)}
      actions={
        <Button type="submit" variant="accent" disabled={token === ''}>
          Open the console
        </Button>
      }
    >
      <p>
        The control API answers on this machine, or to who bears the token that the simulator was started with (
        <code>--token</code> or <code>SIM_TOKEN</code>). It is kept in this tab alone.
      </p>
      <TextField
        label="Token"
        error={wasTokenRefused ? 'The simulator did not take that token.' : undefined}
        type="password"
        autoComplete="off"
        value={token}
        onChange={(event) => setToken(event.target.value)}
      />
    </FormDialog>
  )
}

const focusPage = () => {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  return () => {}
}

/** Focus that is gone with what led to another page, or with a part of this one, is the page's. */
const useFocusInPage = () => {
  const [path] = useLocation()
  const shown = useRef(path)
  useEffect(() => watchLostFocus({ focusPage, dialogClose: 0 }), [])
  useEffect(() => {
    if (path !== shown.current && document.activeElement === document.body) focusPage()
    shown.current = path
  }, [path])
}

export const Shell = () => {
  const { isTokenAsked } = useSimulator()
  const current = useCurrentWorld()
  useFocusInPage()
  const [isRailOpen, setRailOpen] = useState(false)
  return (
    <ShellDialogs>
      <div className={styles.shell}>
        <WorldRail current={current} isOpen={isRailOpen} onClose={() => setRailOpen(false)} />
        <div className={styles.page}>
          <WorldHeader current={current} onOpenRail={() => setRailOpen(true)} />
          <main className={styles.main} tabIndex={-1}>
            <PageTitle />
            <Pages current={current} />
          </main>
        </div>
        <KeyBar />
      </div>
      {isTokenAsked && <TokenPanel />}
    </ShellDialogs>
  )
}
