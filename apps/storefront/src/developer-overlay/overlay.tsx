import { useEffect, useRef } from 'react'
import { CallsSection } from './calls-section'
import { ClockSection } from './clock-section'
import { DebugButton } from './debug-button'
import { Diamond } from './diamond'
import { FailureSection } from './failure-section'
import { dropOverlay } from './overlay-cookie'
import { useArmed, useWorld, type OverlayTools } from './overlay-queries'
import { useOpen } from './use-open'
import { WorldSection } from './world-section'

export const shortcut = 'Alt+Shift+S'

interface PanelProps {
  readonly tools: OverlayTools
  readonly world: string
  readonly takesFocus: () => boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}

const Panel = ({ tools, world, takesFocus, onClose, onLeave }: PanelProps) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus()) panel.current?.focus()
  }, [takesFocus])
  const parts = { tools, world }
  return (
    <aside ref={panel} className="panel" aria-label="Simulator" tabIndex={-1}>
      <header>
        <h2 className="code">{world}</h2>
        <a href={`/__sim/worlds/${encodeURIComponent(world)}/journal`} target="_blank" rel="noopener">
          Journal
        </a>
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <WorldSection {...parts} />
      <ClockSection {...parts} />
      <FailureSection {...parts} />
      <CallsSection {...parts} />
      <footer>
        <span>
          <kbd>{shortcut}</kbd> opens and closes
        </span>
        <button type="button" className="plain" onClick={onLeave}>
          Leave the overlay
        </button>
      </footer>
    </aside>
  )
}

/** A pill that opens a panel on the world that this page is in. */
export const Overlay = ({ tools, onLeave }: { tools: OverlayTools; onLeave: () => void }) => {
  const world = useWorld(tools)
  const { armed } = useArmed(tools, world)
  const { isOpen, show, takesFocus } = useOpen(tools.window)
  const leave = () => {
    dropOverlay(tools.window.document)
    onLeave()
  }
  if (isOpen)
    return <Panel tools={tools} world={world} takesFocus={takesFocus} onClose={() => show(false)} onLeave={leave} />
  return (
    <>
      <DebugButton window={tools.window} />
      <button
        type="button"
        className="pill"
        tabIndex={-1}
        aria-expanded={false}
        aria-keyshortcuts={shortcut}
        aria-label={`Simulator: world ${world}`}
        title={`Simulator (${shortcut})`}
        onClick={() => show(true)}
      >
        <Diamond isFilled={armed.some(({ firedBy }) => firedBy === undefined)} />
        <span className="code">{world}</span>
      </button>
    </>
  )
}
