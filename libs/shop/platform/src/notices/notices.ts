export interface Notice {
  readonly id: number
  readonly type: 'error' | 'warning' | 'info' | 'success'
  readonly text: string
  readonly title?: string
  readonly action?: { readonly label: string; readonly href: string }
  /** A newer notice on the same topic takes its place. */
  readonly topic?: string
  /** Stays until it is closed. */
  readonly sticky?: boolean
}

export interface NoticeStore {
  get(): readonly Notice[]
  show(notice: Omit<Notice, 'id'>): void
  hide(id: number): void
  clear(): void
  /** Clears errors and warnings, which belong to the page they happened on. */
  leavePage(): void
  subscribe(listener: () => void): () => void
}

/** Milliseconds; from the carrier's notification defaults. */
export const noticeTiming = { autoDismiss: 6000, closeDelay: 400, focusDelay: 300 } as const

const isReplaced = (shown: Notice, { text, topic }: Omit<Notice, 'id'>): boolean =>
  shown.text === text || (topic !== undefined && shown.topic === topic)

/** The notices below the header. The same text shows once, and each topic has one notice. */
export const createNoticeStore = (): NoticeStore => {
  let notices: readonly Notice[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const set = (next: readonly Notice[]) => {
    notices = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => notices,
    show: (notice) => set([...notices.filter((shown) => !isReplaced(shown, notice)), { ...notice, id: nextId++ }]),
    hide: (id) => set(notices.filter((notice) => notice.id !== id)),
    clear: () => {
      if (notices.length > 0) set([])
    },
    leavePage: () => {
      const kept = notices.filter(({ type }) => type === 'success' || type === 'info')
      if (kept.length < notices.length) set(kept)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
