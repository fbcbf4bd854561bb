import type { AppMessage, WebMessage } from '@soe/contracts/app-bridge'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { emptyShell, reduceShell, type Platform, type ShellState } from './shell-state'

export interface AppShell {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly state: ShellState
  /** Whether a frame that opens now is the app's. */
  readonly isReady: boolean
  readonly send: (message: WebMessage) => void
  readonly dismiss: () => void
}

const holdCookie = (value: string) => {
  document.cookie = `sim-app=${value}; path=/; samesite=strict${value === '' ? '; max-age=0' : ''}`
}

/** Frames that this page opens are shown as the app's, until it is left; whether they are yet. */
const useAppCookie = (platform: Platform): boolean => {
  const [held, setHeld] = useState<Platform>()
  useEffect(() => {
    holdCookie(platform)
    setHeld(platform)
    return () => holdCookie('')
  }, [platform])
  return held === platform
}

/** Plays the app around the framed shop: shows what its pages ask for, and answers. */
export const useAppShell = (platform: Platform, params: Readonly<Record<string, unknown>>): AppShell => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, dispatch] = useReducer(reduceShell, emptyShell)
  const isReady = useAppCookie(platform)
  useEffect(() => dispatch({ kind: 'restart' }), [platform])

  const send = (message: WebMessage) =>
    frame.current?.contentWindow?.postMessage(JSON.stringify(message), location.origin)

  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<{ app?: AppMessage }>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !data.app) return
      dispatch({ kind: 'message', message: data.app })
      if (data.app.type === 'getWebParams') send({ type: 'webParams', params })
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [params])

  return { frame, state, isReady, send, dismiss: () => dispatch({ kind: 'dismiss' }) }
}
