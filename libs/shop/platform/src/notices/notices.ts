import { notificationClose, notificationDismiss, notificationFocus } from '../delays'

export type NoticeAction = { readonly label: string } & ({ readonly href: string } | { readonly onPress: () => void })

export interface Notice {
  readonly id: number
  readonly type: 'error' | 'warning' | 'info' | 'success'
  /** Required but of a warning, which says that it was sent none. */
  readonly text?: string | undefined
  readonly title?: string
  readonly action?: NoticeAction
  readonly otherAction?: NoticeAction
  /** A newer notice on the same topic takes its place. */
  readonly topic?: string
  readonly sticky?: boolean
  /** Leaves focus where it is, although it stays. */
  readonly quiet?: boolean
}

export interface NoticeStore {
  get(): readonly Notice[]
  /** The notices of the page's first render, whatever has been shown since. */
  first(): readonly Notice[]
  show(notice: Omit<Notice, 'id'>): void
  hide(id: number): void
  hideTopic(topic: string): void
  clear(): void
  /** Clears errors and warnings, which belong to the page they happened on. */
  leavePage(): void
  height(): number
  setHeight(pixels: number): void
  subscribe(listener: () => void): () => void
}

export const noticeTiming = {
  autoDismiss: notificationDismiss,
  closeDelay: notificationClose,
  focusDelay: notificationFocus,
} as const

export const bannerTopic = 'proactive-banner'

/** The topic of what the browser's network is doing; it outlives the page. */
export const networkTopic = 'network'

const isReplaced = (shown: Notice, { text, topic }: Pick<Notice, 'text' | 'topic'>): boolean =>
  shown.text === text || (topic !== undefined && shown.topic === topic)

const outlivesPage = ({ type, topic }: Notice): boolean =>
  topic === networkTopic || (topic !== bannerTopic && (type === 'success' || type === 'info'))

/**
 * The notices below the header. The same text shows once, and each topic has one notice.
 * @param drawn what the server has drawn into the page; absent where nothing was
 */
export const createNoticeStore = (drawn?: readonly Notice[]): NoticeStore => {
  let notices = drawn ?? []
  let height = 0
  let nextId = 1 + Math.max(0, ...notices.map(({ id }) => id))
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const keep = (isKept: (notice: Notice) => boolean) => {
    const kept = notices.filter(isKept)
    if (kept.length === notices.length) return
    notices = kept
    notify()
  }
  return {
    get: () => notices,
    first: () => drawn ?? notices,
    show: (given) => {
      const notice = { ...given, id: nextId++ }
      notices = [...notices.filter((shown) => !isReplaced(shown, notice)), notice]
      notify()
    },
    hide: (id) => keep((notice) => notice.id !== id),
    hideTopic: (topic) => keep((notice) => notice.topic !== topic),
    clear: () => keep(() => false),
    leavePage: () => keep(outlivesPage),
    height: () => height,
    setHeight: (pixels) => {
      height = pixels
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
