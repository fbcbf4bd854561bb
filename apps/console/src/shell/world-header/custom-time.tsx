import type { ClockChange } from '@soe/contracts'
import { Button, Popover, TextField } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { dayAndTime, readDuration, readInstant } from '../../format'
import styles from './custom-time.module.css'

type Move = (change: ClockChange, text: string) => void

export interface CustomMove {
  change: ClockChange
  text: string
}

/** Advances by a duration, or freezes at an instant; undefined if the text is neither. */
export const readMove = (text: string): CustomMove | undefined => {
  const duration = readDuration(text)
  if (duration !== undefined) return { change: { advance: duration }, text: `Clock advanced by ${duration}` }
  const instant = readInstant(text)
  if (instant === undefined) return undefined
  return { change: { freeze: instant }, text: `The clock stands at ${dayAndTime(Date.parse(instant))}` }
}

const shape = 'A duration such as 90 min, 1h30m or PT14M26S, or an instant such as 2026-12-24T18:00.'

const Panel = ({ onMove, close }: { onMove: Move; close: () => void }) => {
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const move = readMove(text)
  const isRefused = isAsked && !move
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!move) return
    onMove(move.change, move.text)
    close()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Advance by, or stand at"
        {...(isRefused ? { error: shape } : { hint: shape })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the panel
        autoFocus
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="accent">
        Move the clock
      </Button>
    </form>
  )
}

export const CustomTime = ({ onMove }: { onMove: Move }) => (
  <Popover
    align="end"
    trigger={(trigger) => (
      <Button {...trigger} variant="outline">
        <span>
          Custom <span aria-hidden="true">▾</span>
        </span>
      </Button>
    )}
  >
    {(close) => <Panel onMove={onMove} close={close} />}
  </Popover>
)
