import type { WorldOverview } from '@soe/simulator-client'
import { Button, CloseIcon, IconButton, KeyCap, Tag } from '@soe/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Link } from 'wouter'
import { ErrorNote } from '../../feedback'
import { paneHref } from '../../routes'
import styles from './cell-card.module.css'
import { describeCell, stateWords, type Scope } from './describe-cell'
import type { Cell } from './grid/coverage-grid'
import { cellDomId } from './grid-table'
import type { CellActions } from './use-cell-actions'

const gap = 8

/** Positions the card below the cell, or above if there is no room; hides it while the cell is out of view. */
const positionCard = (card: HTMLElement, board: HTMLElement, cell: Element) => {
  const frame = board.getBoundingClientRect()
  const { left, right, top, bottom } = cell.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const x = Math.min(right - frame.left, frame.width - width) - gap
  const below = bottom - frame.top + gap
  const y = below + height + gap <= frame.height ? below : top - frame.top - gap - height
  card.style.left = `${Math.max(gap, x)}px`
  card.style.top = `${Math.max(gap, y)}px`
  card.dataset['away'] = String(bottom < frame.top || top > frame.bottom || right < frame.left || left > frame.right)
}

const useCardPosition = (cell: Cell, board: RefObject<HTMLElement | null>) => {
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const position = () => {
      const box = document.getElementById(cellDomId(cell))
      if (card.current && board.current && box) positionCard(card.current, board.current, box)
    }
    position()
    // Scroll events don't bubble, but can be captured.
    window.addEventListener('scroll', position, { capture: true, passive: true })
    window.addEventListener('resize', position)
    return () => {
      window.removeEventListener('scroll', position, { capture: true })
      window.removeEventListener('resize', position)
    }
  })
  return card
}

const Facts = ({ cell, actions, world }: { cell: Cell; actions: CellActions; world: string }) => {
  const { nearest } = actions
  const sees = nearest?.isExact ? nearest.scenario.sees : undefined
  return (
    <dl className={styles.facts}>
      <dt>Means</dt>
      <dd>{cell.column.meaning}</dd>
      {sees && (
        <>
          <dt>Shopper sees</dt>
          <dd>
            “{sees.text}” <code>{sees.page}</code>
          </dd>
        </>
      )}
      {cell.armed.length > 0 && (
        <>
          <dt>Armed</dt>
          <dd>
            <code>{cell.armed.join(', ')}</code>
          </dd>
        </>
      )}
      {nearest && (
        <>
          <dt>{nearest.isExact ? 'Scripted by' : 'Nearest'}</dt>
          <dd>
            <Link href={paneHref(world, 'scenarios', { scenario: nearest.scenario.id })}>{nearest.scenario.title}</Link>
          </dd>
        </>
      )}
    </dl>
  )
}

const Actions = ({ cell, actions }: { cell: Cell; actions: CellActions }) => {
  const { nearest, latest, arming } = actions
  const canArm = nearest?.isExact === true && cell.armed.length === 0
  return (
    <div className={styles.actions}>
      {canArm && (
        <Button size="small" variant="accent" disabled={arming.isPending} onClick={actions.armExact}>
          Arm it
          <KeyCap>A</KeyCap>
        </Button>
      )}
      <Button size="small" variant={canArm ? 'outline' : 'accent'} onClick={actions.write}>
        Write scenario
        <KeyCap>W</KeyCap>
      </Button>
      {nearest && (
        <Button variant="outline" size="small" onClick={() => void actions.copy()}>
          Copy {nearest.isExact ? 'it' : 'nearest'}
        </Button>
      )}
      {latest && (
        <Button variant="outline" size="small" onClick={actions.openJournal}>
          Journal
          <KeyCap>J</KeyCap>
        </Button>
      )}
    </div>
  )
}

interface CellCardProps {
  world: WorldOverview
  cell: Cell
  scope: Scope
  actions: CellActions
  board: RefObject<HTMLElement | null>
  onClose: () => void
}

export const CellCard = ({ world, cell, scope, actions, board, onClose }: CellCardProps) => (
  <section
    ref={useCardPosition(cell, board)}
    className={styles.card}
    aria-label={`${cell.operation} ${cell.column.label}`}
  >
    <header className={styles.head}>
      <code className={styles.operation}>{cell.operation}</code>
      <Tag>{cell.column.label}</Tag>
      <span className={styles.state}>{stateWords[cell.state]}</span>
      <IconButton label="Close" title="Close" onClick={onClose}>
        <CloseIcon size={15} />
      </IconButton>
    </header>
    <p>{describeCell(cell, scope)}</p>
    <Facts cell={cell} actions={actions} world={world.id} />
    {actions.arming.error && <ErrorNote error={actions.arming.error} />}
    <Actions cell={cell} actions={actions} />
  </section>
)
