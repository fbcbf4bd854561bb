import type { AppMessage, AppScreen, BarItem } from '@soe/contracts/app-bridge'

export type Platform = 'ios' | 'android'

type Alert = Extract<AppMessage, { type: 'leaveFlowAlert' }>

export interface ShellState {
  readonly items: readonly BarItem[]
  readonly pattern: string
  readonly title: string
  readonly tabs: { readonly visible: boolean; readonly index: number }
  readonly chat: boolean
  readonly cart: { readonly visible: boolean; readonly count: number }
  readonly wishlist: { readonly visible: boolean; readonly count: number }
  readonly alert?: Alert
  readonly screen?: { readonly name: AppScreen | 'browser'; readonly detail: string }
  /** The latest first. */
  readonly messages: readonly { readonly id: number; readonly message: AppMessage }[]
}

export const emptyShell: ShellState = {
  items: [],
  pattern: '',
  title: '',
  tabs: { visible: false, index: 2 },
  chat: false,
  cart: { visible: false, count: 0 },
  wishlist: { visible: false, count: 0 },
  messages: [],
}

const mostMessages = 100

const shown = (message: AppMessage): Partial<ShellState> => {
  switch (message.type) {
    case 'navigationBar':
      return { items: message.items, pattern: message.pattern }
    case 'title':
      return { title: message.title }
    case 'tabBar':
      return { tabs: message }
    case 'chatButton':
      return { chat: message.visible }
    case 'cartModule':
      return { cart: message }
    case 'wishlistModule':
      return { wishlist: message }
    case 'openScreen':
      return { screen: { name: message.screen, detail: JSON.stringify(message.params) } }
    case 'openBrowser':
      return { screen: { name: 'browser', detail: message.url } }
    case 'leaveFlowAlert':
      return { alert: message }
    case 'getWebParams':
      return {}
  }
}

export type ShellEvent =
  | { readonly kind: 'message'; readonly message: AppMessage }
  | { readonly kind: 'dismiss' }
  | { readonly kind: 'restart' }

export const reduceShell = (state: ShellState, event: ShellEvent): ShellState => {
  if (event.kind === 'restart') return emptyShell
  const { alert, screen, ...rest } = state
  if (event.kind === 'dismiss') return rest
  const entry = { id: (state.messages[0]?.id ?? 0) + 1, message: event.message }
  return { ...state, ...shown(event.message), messages: [entry, ...state.messages].slice(0, mostMessages) }
}
