import { type AppMessage, type BridgeWindow, type WebMessage, barItems, type BarItem } from '@soe/contracts/app-bridge'

export interface Bridge {
  /** Does nothing where no app listens. */
  send(message: AppMessage): void
  /** Sends what the app shows, unless it shows that already. */
  show(message: AppMessage): void
  showAgain(): void
  listen(listener: (message: WebMessage) => void): () => void
}

const post = ({ webkit, HalyardApp }: BridgeWindow, message: AppMessage) => {
  const ios = webkit?.messageHandlers?.halyard
  if (ios) ios.postMessage(message)
  else HalyardApp?.postMessage(JSON.stringify(message))
}

const longest = 10_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Reader = (fields: Record<string, unknown>) => WebMessage | undefined

const readers: { readonly [Type in WebMessage['type']]: Reader } = {
  webParams: ({ params }) => (isRecord(params) ? { type: 'webParams', params } : undefined),
  press: ({ item }) =>
    barItems.some((known) => known === item) ? { type: 'press', item: item as BarItem } : undefined,
  leaveFlowAnswer: ({ leaves }) => (typeof leaves === 'boolean' ? { type: 'leaveFlowAnswer', leaves } : undefined),
}

const readWebMessage = (text: string): WebMessage | undefined => {
  const fields = typeof text === 'string' && text.length <= longest ? parse(text) : undefined
  if (!isRecord(fields) || !Object.hasOwn(readers, String(fields['type']))) return undefined
  return readers[fields['type'] as WebMessage['type']](fields)
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
