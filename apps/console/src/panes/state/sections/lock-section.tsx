import { Button, DiamondIcon, KeyCap, LockIcon, Tag } from '@soe/ui'
import { Link } from 'wouter'
import { timeOfDay } from '../../../format'
import { paneHref } from '../../../routes'
import { countdown, lockMaker, refusalsBy, shareLeft, type Lock } from '../cart/lock-view'
import { useSelection } from '../view/selection'
import type { StateView } from '../view/use-state-view'
import styles from './lock-section.module.css'
import { Nothing, Section } from './section'

const Maker = ({ world, lock, rows }: Pick<StateView, 'world' | 'rows'> & { lock: Lock }) => {
  const maker = lockMaker(lock, rows)
  if (!maker) return null
  return (
    <span className={styles.maker}>
      <DiamondIcon />
      {maker.decision === undefined ? (
        maker.words
      ) : (
        <Link href={paneHref(world, 'journal', { decision: maker.decision })}>{maker.words}</Link>
      )}
    </span>
  )
}

const Held = ({ lock, view }: { lock: Lock; view: StateView }) => {
  const { now, rows } = view
  const refusals = refusalsBy(lock, rows)
  return (
    <>
      <p className={styles.time}>
        <LockIcon size={16} />
        <strong>{countdown(lock.expiresAt - now)}</strong> left for <b>{lock.channel}</b>
        <span>until {timeOfDay(lock.expiresAt)}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${shareLeft(lock, now) * 100}%` }} />
      </div>
      <p className={styles.words}>
        Blocks every change {lock.id === '*' ? 'of any cart' : 'of this cart'} from all other channels.
        {refusals > 0 && (
          <>
            {' '}
            Has answered <Tag tone="amber">CART_LOCKED</Tag> {refusals === 1 ? 'once' : `${refusals} times`}.
          </>
        )}
      </p>
    </>
  )
}

interface LockSectionProps {
  view: StateView
  onUnlock: () => void
  onLock: () => void
}

export const LockSection = ({ view, onUnlock, onLock }: LockSectionProps) => {
  const { lock, cart, rows, world } = view
  const { edit } = useSelection()
  const given = { ...(cart && { cartId: cart.id }), channel: lock?.channel ?? 'VZW-RETAIL', ttl: 'PT15M' }
  return (
    <Section
      id="lock"
      title="Lock"
      notes={lock && <Maker world={world} lock={lock} rows={rows} />}
      actions={
        <>
          <Button variant="text" size="small" onClick={() => edit({ command: 'lockCart', given })}>
            Lock for…
          </Button>
          {lock ? (
            <Button variant="outline" size="small" onClick={onUnlock}>
              Unlock
              <KeyCap>U</KeyCap>
            </Button>
          ) : (
            <Button variant="outline" size="small" onClick={onLock}>
              Lock for retail
            </Button>
          )}
        </>
      }
    >
      {lock ? <Held lock={lock} view={view} /> : <Nothing>Nobody holds the cart: every channel may change it.</Nothing>}
    </Section>
  )
}
