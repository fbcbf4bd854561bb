import type { BridgeWindow } from '@soe/contracts/app-bridge'
import { createBridge } from './create-bridge'

const title = { type: 'title', title: 'Delivery' } as const

it('posts objects to iOS and JSON to Android', () => {
  const [ios, android] = [jest.fn(), jest.fn()]
  createBridge({ webkit: { messageHandlers: { halyard: { postMessage: ios } } } }).send(title)
  createBridge({ HalyardApp: { postMessage: android } }).send(title)
  expect(ios).toHaveBeenCalledWith(title)
  expect(android).toHaveBeenCalledWith(JSON.stringify(title))
})

it('does nothing where no app listens', () => {
  expect(() => createBridge({}).send(title)).not.toThrow()
})

it('shows again only what has changed', () => {
  const postMessage = jest.fn()
  const bridge = createBridge({ HalyardApp: { postMessage } })
  bridge.show(title)
  bridge.show({ ...title })
  bridge.show({ ...title, title: 'Payment' })
  expect(postMessage).toHaveBeenCalledTimes(2)
})

it('shows the latest of each kind once more after another document had the bars', () => {
  const postMessage = jest.fn()
  const bridge = createBridge({ webkit: { messageHandlers: { halyard: { postMessage } } } })
  const chatButton = { type: 'chatButton', visible: true } as const
  bridge.show({ ...title, title: 'Payment' })
  bridge.show(title)
  bridge.show(chatButton)
  bridge.send({ ...chatButton, visible: false })
  postMessage.mockClear()
  bridge.showAgain()
  expect(postMessage.mock.calls).toEqual([[title], [chatButton]])
})

describe('what the app sends', () => {
  const heard = (text: string) => {
    const window: BridgeWindow = {}
    const listener = jest.fn()
    const stop = createBridge(window).listen(listener)
    window.halyardWeb?.receive(text)
    stop()
    expect(window.halyardWeb).toBeUndefined()
    return listener.mock.calls.flat() as unknown[]
  }

  it.each([
    { type: 'press', item: 'close' },
    { type: 'leaveFlowAnswer', leaves: true },
    { type: 'webParams', params: { lob: 'vzw' } },
  ])('is heard: %j', (message) => {
    expect(heard(JSON.stringify({ ...message, more: 1 }))).toEqual([message])
  })

  it.each([
    '',
    'null',
    '{"type":"press","item":"self-destruct"}',
    '{"type":"toString"}',
    '{"type":"webParams","params":[]}',
    `{"type":"press","item":"close","x":"${'x'.repeat(10_000)}"}`,
  ])('is ignored: %.40s', (text) => {
    expect(heard(text)).toEqual([])
  })
})
