import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** Waits, lets the message leave, then reports. The wait starts anew after a pause. */
export function useDismissal(autoDismissMs: number | null, closeDelayMs: number, onClose: () => void) {
  const [paused, setPaused] = useState(false)
  const [closing, setClosing] = useState(false)
  const dismiss = () => setClosing(true)
  useTimer(!closing && !paused ? autoDismissMs : null, dismiss)
  useTimer(closing ? closeDelayMs : null, onClose)
  const pauses = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setPaused(currentTarget.contains(relatedTarget)),
  }
  return { closing, dismiss, pauses }
}

function useTimer(delayMs: number | null, run: () => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (delayMs === null) return
    const timer = setTimeout(() => latest.current(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
}
