import type { Command } from '@soe/contracts'
import { delays, type ChatOnPage, type PageAt } from '@soe/shop-platform'
import { command, fillCart, setFlags, type Story } from '@soe/stories'
import { Chat } from './chat'
import { ErrorHelp } from './help/error-help'

const onGrid = (chat?: Partial<ChatOnPage>) => {
  const pageAt: PageAt = () => ({
    page: { file: 'grid-page', addresses: {}, bar: 'A', chat: { context: 'gridwall', priority: 'Low', ...chat } },
    name: undefined,
  })
  return () => <Chat pageAt={pageAt} />
}

const ChatOnGrid = onGrid()

export const OfGuest: Story = {
  render: () => (
    <>
      <a href="/smartphones/orbit-12-pro/">Orbit 12 Pro</a>
      {<ChatOnGrid />}
    </>
  ),
  address: '/smartphones/',
  persona: 'prospect',
  atOnce: [delays.chatInit],
  says: {
    en: ['Talk it through with a specialist'],
    es: [],
  },
}

type Proposition = Extract<Command, { setSupport: unknown }>['setSupport']['chatProposition']

const proposing = (chatProposition: Proposition, chatAgents = 9) =>
  command({ setSupport: { chatProposition, chatAgents } })

const customer: Story = { ...OfGuest, persona: 'signed-in', says: { en: [], es: [] } }

export const Proposed: Story = {
  ...customer,
  prepare: [fillCart],
  says: { en: ['Chat with us'], es: ['Chatea con nosotros'] },
}

export const Asked: Story = {
  ...Proposed,
  press: { en: ['Chat with us'], es: ['Chatea con nosotros'] },
  says: { en: ['How can we help?'], es: ['¿Cómo te ayudamos?'] },
}

export const First: Story = { ...customer, prepare: [proposing('PLP_01')] }
export const Second: Story = { ...customer, prepare: [proposing('PLP_02')] }
export const Third: Story = { ...customer, prepare: [proposing('PLP_03')] }
export const Fourth: Story = { ...customer, prepare: [proposing('PLP_04')] }
export const Fifth: Story = { ...customer, prepare: [proposing('PLP_05')] }
export const Eighth: Story = { ...customer, prepare: [proposing('PLP_08')] }

export const NothingProposed: Story = { ...customer, prepare: [proposing('P_NoNBA', 6)] }
export const NoAgents: Story = { ...customer, prepare: [proposing('PLP_03', 0)] }

export const WordsOfCarrier: Story = {
  ...customer,
  prepare: [proposing('PLP_03'), setFlags({ chatFabFFlag: true, chatFabHelperText: 'Ask a person' })],
  says: { en: ['Ask a person'], es: [] },
}

export const OfPartnerStore: Story = {
  ...OfGuest,
  prepare: [setFlags({ rpsFlowFFlag: true })],
  says: { en: [], es: [] },
}

export const RestrictedOffer: Story = {
  ...customer,
  address: '/smartphones/?restricted=Y&restrictedProductType=EUP&offerId=OFF-1',
  says: { en: ['Your offer is saved. It goes with your next order.'], es: [] },
}

/** One parameter of a restricted offer is missing. */
export const IncompleteOffer: Story = { ...customer, address: '/smartphones/?restricted=Y&offerId=OFF-1' }

const without: Story = { ...OfGuest, says: { en: [], es: [] } }

/** The page is not evaluated. */
export const Unevaluated: Story = { ...without, render: onGrid({ isUnevaluated: true }) }

export const InTrial: Story = {
  ...without,
  address: '/smartphones/?flow=trial',
  render: onGrid({ isHidden: 'in trial' }),
}

/** The page offers a chat by itself, too. */
export const OfErrorPage: Story = {
  render: () => (
    <>
      <ErrorHelp />
      <ChatOnGrid />
    </>
  ),
  address: '/sales/digital/error/genericError.html',
  persona: 'prospect',
  atOnce: [delays.clickToCallInit, delays.chatInit],
  prepare: [command({ setThrottleList: { throttleList: ['EA_C'] } })],
  says: {
    en: ['Click here to get assistance from a live agent via chat.'],
    es: ['Haz clic aquí para recibir ayuda de un agente en vivo por chat.'],
  },
}
