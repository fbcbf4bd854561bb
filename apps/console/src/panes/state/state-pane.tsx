import type { Command } from '@soe/contracts'
import type { WorldOverview } from '@soe/simulator-client'
import { Split, useCopy, useNotify, Button } from '@soe/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useCommand } from '../../data'
import { copyTexts, ErrorNote, Loading } from '../../feedback'
import { useKeys } from '../../keys'
import { CommandDialog } from './commands/command-dialog'
import { CompareBar } from './difference/compare-bar'
import { diffState } from './difference/diff-state'
import { useBaseline } from './difference/use-baseline'
import { sectionLocation } from './raw/section-location'
import { RawPanel, valueAt, type RawTab } from './raw/raw-panel'
import { CartSection } from './sections/cart-section'
import { CustomerSection } from './sections/customer-section'
import { LockSection } from './sections/lock-section'
import { OrdersSection } from './sections/orders-section'
import { SessionSection } from './sections/session-section'
import { SettingsSection } from './sections/settings-section'
import { StorySection } from './sections/story-section'
import { WishlistSection } from './sections/wishlist-section'
import styles from './state-pane.module.css'
import { SelectionContext, stepFrom, type Preset, type SectionId, useSelection } from './view/selection'
import { useStateView, type Session, type StateView } from './view/use-state-view'
import { dayAndTime } from '../../format'
import { Fact, Facts, Nothing, Section } from './sections/section'

const query = '(max-width: 900px)'

const subscribe = (listen: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listen)
  return () => media.removeEventListener('change', listen)
}

/** Whether two panels don't fit side by side. */
const useIsNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)

const useRun = (world: string) => {
  const run = useCommand(world)
  const notify = useNotify()
  return (command: Command, text: string) =>
    run.mutate(command, { onSuccess: () => notify(text), onError: ({ message }) => notify(message, 'red') })
}

const useLocking = ({ world, cart, lock }: StateView) => {
  const run = useRun(world)
  const unlock = () =>
    lock &&
    run({ unlockCart: { cartId: lock.id } }, lock.id === '*' ? 'Every cart unlocked' : `Cart ${lock.id} unlocked`)
  const lockForRetail = () =>
    run(
      { lockCart: { ...(cart && { cartId: cart.id }), channel: 'VZW-RETAIL' } },
      'VZW-RETAIL holds the cart for 15 min',
    )
  const onSession = (command: 'expireSession' | 'extendSession', { id }: Session) =>
    command === 'expireSession'
      ? run({ expireSession: { sessionId: id } }, `Session …${id.slice(-6)} expired`)
      : run({ extendSession: { sessionId: id } }, `Session …${id.slice(-6)} has its full time again`)
  return { unlock, lockForRetail, onSession }
}

const presetFor = (section: SectionId, view: StateView): Preset => {
  const { cart, lock, session, owner, details } = view
  switch (section) {
    case 'case':
      return { command: 'handOverCase', given: { caseId: cart?.caseId, channel: 'VZW-RETAIL' } }
    case 'session':
      return { command: 'extendSession', given: { sessionId: session?.id } }
    case 'customer': {
      const customer = details?.standings.find(({ id }) => id === owner)
      return { command: 'setCredit', given: { owner, status: customer?.creditStatus } }
    }
    case 'settings':
      return { command: 'setFeatureFlags', given: { featureFlags: details?.featureFlags ?? {} } }
    case 'cart':
    case 'lock':
    case 'wishlist':
    case 'orders':
    case 'story':
      return { command: 'lockCart', given: { cartId: cart?.id, channel: lock?.channel ?? 'VZW-RETAIL', ttl: 'PT15M' } }
  }
}

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

const CaseSection = ({ view }: { view: StateView }) => {
  const { state, cart, lock } = view
  const { edit } = useSelection()
  const found = state.cases.find(({ id }) => id === cart?.caseId)
  return (
    <Section
      id="case"
      title="Case"
      notes={found && <code>{found.caseID}</code>}
      actions={
        found && (
          <Button
            variant="text"
            size="small"
            onClick={() => edit({ command: 'handOverCase', given: { caseId: found.id, channel: 'VZW-RETAIL' } })}
          >
            Hand over…
          </Button>
        )
      }
    >
      {!found || !cart ? (
        <Nothing>No case is open.</Nothing>
      ) : (
        <Facts>
          <Fact name="Status">
            {cart.status === 'ordered' ? 'Ordered' : 'Open'}, created {dayAndTime(cart.createdAt)}
          </Fact>
          <Fact name="Explicit lock" {...(lock && { tone: 'amber' })}>
            {lock ? `Yes, by ${lock.channel}` : 'No'}
          </Fact>
          <Fact name="Resume">{yesOrNo(found.triggerResumeCase)}, when the customer returns</Fact>
          <Fact name="Validate cart">{yesOrNo(found.triggerValidateCart)}</Fact>
          <Fact name="Steps done">{cart.completedSteps.join(', ') || 'None'}</Fact>
        </Facts>
      )}
    </Section>
  )
}

const Loaded = ({ world, view }: { world: WorldOverview; view: StateView }) => {
  const [selected, select] = useState<SectionId>('cart')
  const [preset, edit] = useState<Preset>()
  const [tab, setTab] = useState<RawTab>('raw')
  const [isRawOpen, openRaw] = useState(false)
  const isNarrow = useIsNarrow()
  const copy = useCopy()
  const { baseline, chosen, choices, choose, markNow } = useBaseline(world)
  const differences = useMemo(() => (baseline ? diffState(baseline.state, view.state) : []), [baseline, view.state])
  const { unlock, lockForRetail, onSession } = useLocking(view)
  const section = sectionLocation(selected, view)
  const show = (next: RawTab) => {
    setTab(next)
    openRaw(true)
  }
  const copyRaw = () =>
    void copy(JSON.stringify(valueAt(view, section), null, 2), copyTexts(`The ${section.source} as JSON`))
  const editSelected = () => edit(presetFor(selected, view))
  useKeys('State', [
    { keys: '[', label: 'Previous section', run: () => select(stepFrom(selected, -1)), isBar: true },
    { keys: ']', label: 'Next section', run: () => select(stepFrom(selected, 1)), isBar: true },
    { keys: 'e', label: 'Edit as a command', run: editSelected, isBar: true },
    { keys: 'd', label: 'Difference', run: () => show(tab === 'raw' ? 'difference' : 'raw'), isBar: true },
    { keys: 'u', label: 'Unlock', run: () => unlock(), isBar: view.lock !== undefined },
    { keys: 'c', label: 'Copy the JSON', run: copyRaw },
    { keys: 'mod+j', label: 'Run a command', run: editSelected },
  ])
  const selection = useMemo(() => ({ selected, select, edit }), [selected])
  return (
    <SelectionContext value={selection}>
      <CompareBar
        baseline={baseline}
        chosen={chosen}
        choices={choices}
        onChoose={choose}
        onMark={() => markNow({ at: view.now, state: view.state })}
        differences={differences}
        onShow={() => show('difference')}
        onRun={editSelected}
        onRaw={isNarrow ? () => show('raw') : undefined}
      />
      <Split
        sideLabel="The state as data"
        sideWidth={420}
        side={
          (!isNarrow || isRawOpen) && (
            <RawPanel
              view={view}
              section={section}
              tab={tab}
              onTab={setTab}
              differences={differences}
              baseline={baseline}
              onCopy={copyRaw}
              onClose={isNarrow ? () => openRaw(false) : undefined}
            />
          )
        }
      >
        <div className={styles.scroll}>
          <div className={styles.sections}>
            <CartSection view={view} />
            <LockSection view={view} onUnlock={unlock} onLock={lockForRetail} />
            <CaseSection view={view} />
            <SessionSection view={view} onRun={onSession} />
            <WishlistSection view={view} baseline={baseline} />
            <StorySection view={view} />
            <CustomerSection view={view} />
            <SettingsSection view={view} />
            <OrdersSection view={view} />
          </div>
        </div>
      </Split>
      {preset && <CommandDialog preset={preset} view={view} onClose={() => edit(undefined)} />}
    </SelectionContext>
  )
}

export const StatePane = ({ world }: { world: WorldOverview }) => {
  const { view, error, retry } = useStateView(world.id)
  if (view) return <Loaded world={world} view={view} />
  if (!error) return <Loading label="Reading the state" rows={12} />
  return (
    <div className={styles.error}>
      <ErrorNote error={error} onRetry={retry} />
    </div>
  )
}
