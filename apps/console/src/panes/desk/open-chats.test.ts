import { cartOf, isHeldByChat, sortedChats, type Chat } from './open-chats'

const chat = (id: string, status: Chat['status'], startedAt: number) => ({ id, status, startedAt }) as Chat

describe('the chats of the desk', () => {
  it('are those that wait, then the open ones, then the ended ones, each latest first', () => {
    const chats = [chat('A', 'ended', 1), chat('B', 'open', 2), chat('C', 'waiting', 3), chat('D', 'waiting', 4)]
    expect(sortedChats(chats).map(({ id }) => id)).toEqual(['D', 'C', 'B', 'A'])
  })
})

describe('the cart of a chat', () => {
  const cart = (id: string, owner: string, status: 'open' | 'ordered', updatedAt: number) => ({
    id,
    owner,
    status,
    updatedAt,
  })
  type Carts = Parameters<typeof cartOf>[0]

  it('is the open one of its shopper that changed last', () => {
    const carts = [
      cart('C1', 'account:1', 'open', 1),
      cart('C2', 'account:1', 'open', 2),
      cart('C3', 'account:1', 'ordered', 3),
      cart('C4', 'account:2', 'open', 4),
    ]
    expect(cartOf({ carts } as Carts, { owner: 'account:1' } as Chat)?.id).toBe('C2')
    expect(cartOf({ carts } as Carts, { owner: 'account:3' } as Chat)).toBeUndefined()
  })

  it('is held while the lock of chat lasts', () => {
    const locks = [{ id: 'C1', channel: 'VZW-CHAT', lockedAt: 0, expiresAt: 10 }]
    expect(isHeldByChat({ locks }, 'C1', 9)).toBe(true)
    expect(isHeldByChat({ locks }, 'C1', 10)).toBe(false)
    expect(isHeldByChat({ locks }, 'C2', 9)).toBe(false)
  })
})
