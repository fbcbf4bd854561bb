import type { ChatTrigger, StartChatBody } from '@soe/contracts'
import { createTestWorld, fillCart, placeOrder, readyToOrder, type TestWorld } from '../../testing'
import { ownerOf } from '../account/identity'
import { closeChat } from './close-chat'
import { latestChatOf, requireOpenChat } from './chats'
import { rateOrder } from './rate-order'
import { startChat } from './start-chat'
import { viewChat } from './view-chat'
import { writeToChat } from './write-to-chat'

const trigger: ChatTrigger = {
  propositionId: 'PLP_03',
  LC_Available: 'Y',
  Priority: 'High',
  Overlay_Opener_Verbiage: '',
  Sticky_Opener_Verbiage: 'Chat with us',
  Embedded_Opener_Verbiage: '',
  Embedded: 'N',
  Sticky: 'Y',
  Overlay: 'N',
  Overlay_TimeDelay: '0 Seconds',
  Page_Location: 'gridwall',
  Sub_Page_Type: 'gridwall',
  intent_Flow: 'AAL',
  Customer_Type: 'EC',
  Authentication: 'Y',
  Language: 'en',
  SOI_Engagement_ids: 'LP-1-1',
  sessionId: 'LP-1',
}

const person: StartChatBody = { way: 'person', topic: 'cart', trigger }

/** The latest session of the world, as a caller. */
const callerOf = (world: TestWorld) => {
  const session = world.list('sessions').at(-1)
  if (!session) throw new Error('The world has no session.')
  return { session, audience: session.audience, channel: 'VZW-DOTCOM' }
}

const chatting = async (body: Partial<StartChatBody> = {}) => {
  const world = createTestWorld('signed-in')
  const shopper = world.shopper()
  await fillCart(shopper)
  const caller = callerOf(world)
  world.change((draft) => startChat(draft, caller, { ...person, ...body }))
  const view = () =>
    world.change((draft) => {
      const chat = latestChatOf(draft, ownerOf(caller.session))
      if (!chat) throw new Error('There is no chat.')
      return viewChat(draft, caller, chat)
    })
  return { world, shopper, caller, view }
}

describe('a chat with a person', () => {
  it('waits until the agent has answered', async () => {
    const { world, view } = await chatting()
    expect(view()).toMatchObject({ status: 'waiting', agent: '', messages: [] })
    world.command({ answerChat: { text: 'Hello Maren' } })
    expect(view()).toMatchObject({
      status: 'open',
      agent: 'Dana',
      messages: [{ id: 1, from: 'agent', text: 'Hello Maren' }],
    })
  })

  it('is the same one when the shopper starts again', async () => {
    const { world, caller } = await chatting()
    world.change((draft) => startChat(draft, caller, person))
    expect(world.list('chats')).toHaveLength(1)
  })

  it('shows the accessory that the agent offers, with its price', async () => {
    const { world, view } = await chatting()
    world.command({ answerChat: { text: 'This one?', offeredSkuId: 'bosun-charger-chalk' } })
    const [message] = view().messages
    expect(message?.offer).toMatchObject({ skuId: 'bosun-charger-chalk' })
    expect(message?.offer?.price).toBeGreaterThan(0)
  })

  it.each([
    ['en', 'Bosun Charger'],
    ['es', 'Cargador Bosun'],
  ] as const)('names what the agent offers in the language of the chat: %s, %s', async (Language, name) => {
    const { world, view } = await chatting({ trigger: { ...trigger, Language } })
    world.command({ answerChat: { text: '', offeredSkuId: 'bosun-charger-chalk' } })
    expect(view().messages[0]?.offer?.name).toBe(name)
  })

  it('keeps the latest hundred messages, each under its own number', async () => {
    const { world, caller, view } = await chatting()
    for (let at = 1; at <= 105; at += 1) world.change((draft) => writeToChat(draft, caller, `Word ${at}`))
    const { messages } = view()
    expect([messages.length, messages[0]?.id, messages.at(-1)?.id]).toEqual([100, 6, 105])
  })

  it('takes no words once it has ended', async () => {
    const { world, caller } = await chatting()
    world.command({ endChat: {} })
    expect(() => world.change((draft) => writeToChat(draft, caller, 'Hello?'))).toThrow('no open chat')
  })

  it('says when the agent holds the cart, and hands it back when it ends', async () => {
    const { world, caller, view } = await chatting()
    const before = view().cart
    const cartId = world.list('carts')[0]?.id ?? ''
    world.command({ lockCart: { cartId, channel: 'VZW-CHAT' } })
    expect(before?.isHeldByChat).toBe(false)
    expect(view().cart?.isHeldByChat).toBe(true)
    expect(view().cart?.revision).not.toBe(before?.revision)
    world.change((draft) => closeChat(draft, requireOpenChat(draft, ownerOf(caller.session)), 'shopper'))
    expect(view()).toMatchObject({ status: 'ended', cart: { isHeldByChat: false } })
  })

  it('leaves the lock of a store alone when it ends', async () => {
    const { world } = await chatting()
    const cartId = world.list('carts')[0]?.id ?? ''
    world.command({ lockCart: { cartId, channel: 'VZW-RETAIL' } })
    world.command({ endChat: {} })
    expect(world.list('locks')).toMatchObject([{ id: cartId, channel: 'VZW-RETAIL' }])
  })
})

describe('a chat with the assistant', () => {
  it('greets at once, or with the words it opens with', async () => {
    expect((await chatting({ way: 'assistant' })).view().messages[0]?.text).toContain('Hello Maren')
    const { view } = await chatting({ way: 'assistant', opener: 'Need a hand with your bill?' })
    expect(view().messages[0]?.text).toBe('Need a hand with your bill?')
  })

  it.each([
    ['What is in my cart?', /Your cart has 1 item: \$\d+\.\d\d due today/],
    ['When is it delivered?', /two to three days/],
    ['Can I return it?', /30 days/],
    ['Tell me a joke', /ask for a person/],
  ])('answers "%s" at once', async (text, expected) => {
    const { world, caller, view } = await chatting({ way: 'assistant' })
    world.change((draft) => writeToChat(draft, caller, text))
    expect(view().messages.at(-1)).toMatchObject({ from: 'assistant', text: expect.stringMatching(expected) })
  })

  it('speaks Spanish on Spanish pages', async () => {
    const { view } = await chatting({ way: 'assistant', trigger: { ...trigger, Language: 'es' } })
    expect(view().messages[0]?.text).toContain('soy el asistente')
  })

  it('becomes a chat with a person once an agent answers', async () => {
    const { world, view } = await chatting({ way: 'assistant' })
    world.command({ answerChat: { text: 'Let me take over' } })
    expect(view()).toMatchObject({ way: 'person', agent: 'Dana' })
  })
})

describe('the commands of an agent', () => {
  it('name the open chats where one is unknown', async () => {
    const { world } = await chatting()
    expect(() => world.command({ answerChat: { chatId: 'CHAT-9', text: 'Hello' } })).toThrow('no chat "CHAT-9"')
    expect(() => world.command({ endChat: { chatId: 'CHAT-9' } })).toThrow('no chat "CHAT-9"')
  })
})

describe('the rating of an order', () => {
  it('is stored once, and only for an order of one’s own', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await readyToOrder(shopper)
    const { orderNumber } = await placeOrder(shopper)
    const caller = callerOf(world)
    const rate = (order: string, score: number) =>
      world.change((draft) => rateOrder(draft, caller, { orderNumber: order, score, comment: 'Fine' }))
    rate(orderNumber, 4)
    rate(orderNumber, 1)
    expect(world.list('ratings')).toMatchObject([{ id: orderNumber, score: 4, comment: 'Fine' }])
    expect(() => rate('HY-0', 5)).toThrow('no such order')
  })
})
