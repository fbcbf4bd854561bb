import type { AppMessage, BridgeWindow, WebMessage } from '@soe/contracts/app-bridge'
import { readWebMessage } from './read-web-message'

export interface Bridge {
  /** Does nothing where no app listens. */
  send(message: AppMessage): void
  /** Sends what the app shows, unless it shows that already. */
  show(message: AppMessage): void
  /** Shows once more what it has shown, after another document had the app's bars. */
  showAgain(): void
  /** Returns a function that stops. */
  listen(listener: (message: WebMessage) => void): () => void
}

const post = ({ webkit, HalyardApp }: BridgeWindow, message: AppMessage) => {
  const ios = webkit?.messageHandlers?.halyard
  if (ios) ios.postMessage(message)
  else HalyardApp?.postMessage(JSON.stringify(message))
}

export const createBridge = (window: BridgeWindow): Bridge => {
  const shown = new Map<AppMessage['type'], { readonly text: string; readonly message: AppMessage }>()
  return {
    send: (message) => post(window, message),
    show: (message) => {
      const text = JSON.stringify(message)
      if (shown.get(message.type)?.text === text) return
      shown.set(message.type, { text, message })
      post(window, message)
    },
    showAgain: () => {
      for (const { message } of shown.values()) post(window, message)
    },
    listen: (listener) => {
      const receiver = {
        receive: (text: string) => {
          const message = readWebMessage(text)
          if (message) listener(message)
        },
      }
      window.halyardWeb = receiver
      return () => {
        if (window.halyardWeb === receiver) delete window.halyardWeb
      }
    },
  }
}
