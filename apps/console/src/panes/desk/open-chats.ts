import type { WorldState } from '@soe/simulator-client'

export type Chat = WorldState['chats'][number]

/** Open chats, those that wait first; then the ended ones, latest first. */
export const sortedChats = (chats: readonly Chat[]): Chat[] => {
  const order = { waiting: 0, open: 1, ended: 2 }
  return chats.toSorted((left, right) => order[left.status] - order[right.status] || right.startedAt - left.startedAt)
}

/** The shopper's open carts; an agent works on the latest. */
export const cartOf = (
  { carts }: Pick<WorldState, 'carts'>,
  { owner }: Chat,
): WorldState['carts'][number] | undefined =>
  carts
    .filter((cart) => cart.owner === owner && cart.status === 'open')
    .toSorted((left, right) => right.updatedAt - left.updatedAt)[0]

export const chatChannel = 'VZW-CHAT'

export const isHeldByChat = ({ locks }: Pick<WorldState, 'locks'>, cartId: string, now: number): boolean =>
  locks.some(({ id, channel, expiresAt }) => id === cartId && channel === chatChannel && expiresAt > now)
