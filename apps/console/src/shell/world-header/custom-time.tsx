import type { ClockChange } from '@soe/contracts'
import { useState, type FormEvent } from 'react'
import { Button, Field, inputClass, Popover } from '../../design'
import { dayAndTime, readDuration, readInstant } from '../../format'
import styles from './custom-time.module.css'

type Move = (change: ClockChange, said: string) => void

export interface CustomMove {
  change: ClockChange
  said: string
}

/** By a duration, or to an instant, where the clock then stands; undefined where the text is neither. */
export const readMove = (text: string): CustomMove | undefined => {
  const duration = readDuration(text)
  if (duration !== undefined) return { change: { advance: duration }, said: `Clock advanced by ${duration}` }
  const instant = readInstant(text)
  if (instant === undefined) return undefined
  return { change: { freeze: instant }, said: `The clock stands at ${dayAndTime(Date.parse(instant))}` }
}

const shape = 'A duration such as 90 min, 1h30m or PT14M26S, or an instant such as 2026-12-24T18:00.'

const Panel = ({ onMove, close }: { onMove: Move; close: () => void }) => {
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const move = readMove(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!move) return
    onMove(move.change, move.said)
    close()
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field label="Advance by, or stand at" hint={shape} problem={isAsked && !move ? shape : undefined}>
        {(wiring) => (
          <input
            {...wiring}
            // The panel was just asked for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className={inputClass}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        Move the clock
      </Button>
    </form>
  )
}

/** Any other time than the usual leaps. */
export const CustomTime = ({ onMove }: { onMove: Move }) => (
  <Popover
    label={
      <>
        Custom <span aria-hidden="true">▾</span>
      </>
    }
  >
    {(close) => <Panel onMove={onMove} close={close} />}
  </Popover>
)
