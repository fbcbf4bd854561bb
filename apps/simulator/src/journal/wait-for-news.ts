import type { Journal } from './journal'

export interface Waiting {
  readonly isOver: () => boolean
  readonly wait: () => Promise<'news' | 'silence' | 'ended'>
  readonly stop: () => void
}

export interface WaitOptions {
  readonly gone: AbortSignal
  /** Milliseconds of silence after which a wait ends. */
  readonly patience: number
}

/** Waits for news of the journal; news that arrives between two waits is not lost. */
export const waitForNews = (journal: Journal, worldId: string, { gone, patience }: WaitOptions): Waiting => {
  let hasNews = false
  let isOver = gone.aborted
  let settle: ((news: 'news' | 'silence' | 'ended') => void) | undefined
  const end = () => {
    isOver = true
    settle?.('ended')
  }
  const wake = () => {
    hasNews = true
    settle?.('news')
  }
  const unfollow = journal.follow(worldId, { wake, end })
  gone.addEventListener('abort', end)
  const wait: Waiting['wait'] = async () => {
    const timer = setTimeout(() => settle?.('silence'), patience)
    const news = isOver
      ? 'ended'
      : hasNews
        ? 'news'
        : await new Promise<'news' | 'silence' | 'ended'>((resolve) => {
            settle = resolve
          })
    clearTimeout(timer)
    settle = undefined
    hasNews = false
    return news
  }
  const stop = () => {
    unfollow()
    gone.removeEventListener('abort', end)
  }
  return { isOver: () => isOver, wait, stop }
}
