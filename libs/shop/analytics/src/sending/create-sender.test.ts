import { pageEventNames } from '@soe/contracts'
import type { PageEvent } from '../events/page-event'
import { createSender } from './create-sender'

const view: PageEvent = { event: 'pageView', page: 'cart', path: '/' }

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

const start = (failures: number) => {
  const taken: PageEvent[] = []
  const waits: number[] = []
  const onDropped = jest.fn()
  let left = failures
  const sender = createSender({
    deliver: (event) => {
      if (left > 0) return left-- < 0
      taken.push(event)
      return true
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    onDropped,
  })
  return { sender, taken, waits, onDropped }
}

it('hands an event on at once', async () => {
  const { sender, taken, waits } = start(0)
  sender.send(view)
  await settle()
  expect([taken, waits]).toEqual([[view], []])
})

it('tries 30 times, 750 ms apart, in the order of the events', async () => {
  const { sender, taken, waits, onDropped } = start(29)
  sender.send(view)
  sender.send({ ...view, page: 'gridwall' })
  await settle()
  expect(taken.map((event) => event.page)).toEqual(['cart', 'gridwall'])
  expect(waits).toEqual(Array.from({ length: 29 }, () => 750))
  expect(onDropped).not.toHaveBeenCalled()
})

it('drops an event that nobody takes', async () => {
  const { sender, taken, onDropped } = start(30)
  sender.send(view)
  await settle()
  expect(taken).toEqual([])
  expect(onDropped).toHaveBeenCalledWith(view)
})

it('goes on with the next event where a script throws at one', async () => {
  const taken: PageEvent[] = []
  const onDropped = jest.fn()
  const sender = createSender({
    deliver: (event) => {
      if (event === view) throw new Error('not this one')
      taken.push(event)
      return true
    },
    wait: () => Promise.resolve(),
    onDropped,
  })
  const next: PageEvent = { ...view, page: 'gridwall' }
  sender.send(view)
  sender.send(next)
  await settle()
  expect(onDropped).toHaveBeenCalledWith(view)
  expect(taken).toEqual([next])
})

it('sends events by the names that scenarios may expect', () => {
  const names: Readonly<Record<PageEvent['event'], true>> = {
    pageView: true,
    pageChange: true,
    error: true,
    notification: true,
    addToCart: true,
    autoSuggestion: true,
    LCP: true,
    INP: true,
    CLS: true,
  }
  expect(Object.keys(names)).toEqual(pageEventNames)
})
