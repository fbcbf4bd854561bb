import { createTestWorld, fillCart } from '../../testing'
import { giveChats } from './sign-in'
import { startChat } from '../chat/start-chat'

it("a guest's chat goes on in the session of the customer", async () => {
  const world = createTestWorld('prospect')
  await fillCart(world.shopper())
  const [guest] = world.list('sessions')
  if (!guest) throw new Error('The guest has no session.')
  const trigger = {
    propositionId: '',
    LC_Available: 'Y',
    Priority: '',
    Overlay_Opener_Verbiage: '',
    Sticky_Opener_Verbiage: '',
    Embedded_Opener_Verbiage: '',
    Embedded: 'Y',
    Sticky: 'Y',
    Overlay: 'N',
    Overlay_TimeDelay: '0 Seconds',
    Page_Location: '',
    Sub_Page_Type: '',
    intent_Flow: '',
    Customer_Type: 'NC',
    Authentication: 'N',
    Language: 'en',
    SOI_Engagement_ids: '',
    sessionId: '',
  } as const
  world.change((draft) => {
    startChat(draft, { session: guest, audience: 'prospect', channel: '' }, { way: 'person', topic: 'other', trigger })
    giveChats(draft, `session:${guest.id}`, 'account:7', { ...guest, id: 'theirs' })
  })
  expect(world.list('chats')).toMatchObject([{ owner: 'account:7', sessionId: 'theirs' }])
})
