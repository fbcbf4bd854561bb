import { answerHelp, createShop, ShopProvider, type Environment } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ChatWay } from './help-ways'

/** A button for a chat whose service answers the attempts one after the other, and whose waits end when told. */
const show = (...answers: boolean[]) => {
  const waits: { milliseconds: number; pass: () => void }[] = []
  const environment = partOf<Environment>({
    location: new URL('http://shop.test/sales/digital/error/genericError.html'),
    cookies: { read: () => '', write: () => undefined },
    userAgent: 'Mozilla/5.0',
    now: () => 0,
    wait: (milliseconds: number) => new Promise<void>((pass) => void waits.push({ milliseconds, pass })),
    openChannel: () => partOf<BroadcastChannel>({ close: () => undefined }),
  })
  const shop = createShop({
    environment,
    addresses: {},
    loadClient: () => Promise.reject(new Error('nothing is called')),
  })
  answerHelp(shop, async () => answers.shift() ?? false)
  render(
    <ShopProvider shop={shop}>
      <ChatWay>Chat</ChatWay>
    </ShopProvider>,
  )
  const button = screen.getByRole('button', { name: 'Chat' })
  return {
    press: () => act(async () => void fireEvent.click(button)),
    canBePressed: () => button.ariaDisabled !== 'true',
    /** Ends the wait under way. @returns how long it was */
    pass: () =>
      act(async () => {
        const [wait] = waits.splice(0)
        wait?.pass()
        return wait?.milliseconds
      }),
    left: () => answers.length,
  }
}

it('says that a chat is not answering once a second attempt, fifteen seconds later, has failed', async () => {
  const help = show(false, false)
  await help.press()
  expect(help.canBePressed()).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('Trying to reach the chat')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(help.left()).toBe(1)
  expect(await help.pass()).toBe(15_000)
  expect(screen.getByRole('alert').textContent).toBe('Chat is not answering.')
})

it('says nothing where the second attempt begins a chat', async () => {
  const help = show(false, true)
  await help.press()
  await help.pass()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(help.canBePressed()).toBe(true)
})
