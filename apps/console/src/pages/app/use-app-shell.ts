import type { AppMessage, WebMessage } from '@soe/contracts/app-bridge'
import { useEffect, useReducer, type RefObject } from 'react'
import { emptyShell, reduceShell, type Platform, type ShellState } from './shell-state'

export interface AppShell {
  readonly state: ShellState
  readonly send: (message: WebMessage) => void
  readonly dismiss: () => void
}

interface AppShellOptions {
  readonly platform: Platform
  readonly src: string
  readonly params: Readonly<Record<string, unknown>>
}

const holdCookie = (value: string) => {
  document.cookie = `sim-app=${value}; path=/; samesite=strict${value === '' ? '; max-age=0' : ''}`
}

/** Frames that this page opens are shown as the app's, until it is left. The frame opens once that holds. */
const useFramedApp = (frame: RefObject<HTMLIFrameElement | null>, platform: Platform, src: string) =>
  useEffect(() => {
    holdCookie(platform)
    frame.current?.setAttribute('src', src)
    return () => holdCookie('')
  }, [frame, platform, src])

export const useAppShell = (
  frame: RefObject<HTMLIFrameElement | null>,
  { platform, src, params }: AppShellOptions,
): AppShell => {
  const [state, dispatch] = useReducer(reduceShell, emptyShell)
  useFramedApp(frame, platform, src)
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
  })

  return { state, send, dismiss: () => dispatch({ kind: 'dismiss' }) }
}
