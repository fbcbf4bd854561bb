import { formatClock, session, type SessionState, useIdentity, useShop, useTexts, wallClock } from '@soe/shop-platform'
import { AlertDialog, Button, Mast, Status } from '@soe/ui'
import { useState, useEffect, useRef } from 'react'
import { accountTexts } from '../account-texts'
import { SaveCartForm } from './save-cart-form'
import styles from './session-warning.module.css'

interface SessionWarningProps {
  state: SessionState
  onStay: () => void
  onSignOut: () => void
}

const warningSeconds = (session.timeoutMinutes - session.warningMinutes) * 60

/** Seconds left at which a screen reader hears the time. */
const spokenAt: readonly number[] = [120, 60, 30, 10]

const spokenTime = (timer: number) => spokenAt.findLast((seconds) => timer <= seconds) ?? warningSeconds

/** The tab's title starts with the clock while it shows. */
const useClockInTitle = (clock: string) => {
  const title = useRef<string>(undefined)
  useEffect(() => {
    title.current ??= document.title
    document.title = `${clock} ${title.current}`
  }, [clock])
  useEffect(
    () => () => {
      if (title.current !== undefined) document.title = title.current
    },
    [],
  )
}

const Countdown = ({ minutes, seconds }: Pick<SessionState, 'minutes' | 'seconds'>) => {
  const clock = `${minutes}:${String(seconds).padStart(2, '0')}`
  useClockInTitle(clock)
  return (
    <p className={styles.clock} aria-hidden="true">
      {clock}
    </p>
  )
}

const useBody = (timer: number): string => {
  const texts = useTexts(accountTexts)
  const { environment } = useShop()
  const { loggedIn, cartCount } = useIdentity()
  const time = formatClock(wallClock(environment.now() + timer * 1000))
  if (loggedIn) return texts.warningBody(time)
  return cartCount > 0 ? texts.warningGuestCart(time) : texts.warningGuest(time)
}

/** Warns that the session ends, and counts down. Leaving the warning keeps the session. */
export const SessionWarning = ({ state, onStay, onSignOut }: SessionWarningProps) => {
  const texts = useTexts(accountTexts)
  const { loggedIn, cartCount } = useIdentity()
  const [isSaving, setSaving] = useState(false)
  const { timer, minutes, seconds, isExtending, error } = state
  const spoken = spokenTime(timer)
  const actions = (
    <>
      <Button onClick={onStay} busy={isExtending} busyLabel={texts.staying}>
        {loggedIn ? texts.stay : texts.stayGuest}
      </Button>
      {loggedIn && (
        <Button variant="outline" onClick={onSignOut}>
          {texts.signOutNow}
        </Button>
      )}
      {!loggedIn && cartCount > 0 && !isSaving && (
        <Button variant="outline" onClick={() => setSaving(true)}>
          {texts.saveCart}
        </Button>
      )}
    </>
  )
  return (
    <AlertDialog
      title={texts.warningTitle}
      figure={<Countdown minutes={minutes} seconds={seconds} />}
      drawing={<Mast lowered={1 - timer / warningSeconds} />}
      actions={actions}
      onDismiss={onStay}
    >
      <p>{useBody(timer)}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {texts.extendFailed}
        </p>
      )}
      {isSaving && <SaveCartForm />}
      <Status>{texts.left(Math.floor(spoken / 60), spoken % 60)}</Status>
    </AlertDialog>
  )
}
