import type { SignedOutReason } from '@soe/rules'
import type { Environment } from '../environment'
import type { ServerTime } from './server-clock'

/** What tabs of one browser tell each other about the session that they share. */
export type TabMessage =
  | { readonly kind: 'changed'; readonly reads: readonly string[] }
  | { readonly kind: 'answered'; readonly at: number }
  | { readonly kind: 'signed-out'; readonly reason: SignedOutReason }
  | ({ readonly kind: 'time' } & ServerTime)

const channelName = 'soe-session'

export interface SessionTabs {
  post(message: TabMessage): void
  close(): void
}

/** None where the browser denies it, as it does its storage. */
const tryToOpen = ({ openChannel }: Pick<Environment, 'openChannel'>) => {
  try {
    return openChannel?.(channelName)
  } catch {
    return undefined
  }
}

export const openSessionTabs = (
  environment: Pick<Environment, 'openChannel'>,
  onMessage?: (message: TabMessage) => void,
): SessionTabs => {
  const channel = tryToOpen(environment)
  if (channel && onMessage) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  return {
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  }
}
