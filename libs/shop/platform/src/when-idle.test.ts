import { takenOverMark, whenIdle } from './when-idle'

let marks: string[] = []

const openPage = (markup: string) => {
  document.body.innerHTML = markup
  marks = []
  const called = jest.fn()
  whenIdle(window, called)
  return called
}

const drawn = '<script type="application/json" id="state">{}</script>'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  Object.assign(performance, { getEntriesByName: (name: string) => marks.filter((mark) => mark === name) })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(performance, 'getEntriesByName')
})

it('calls back soon where nothing has to be taken over', () => {
  const called = openPage('')
  jest.advanceTimersByTime(200)
  expect(called).toHaveBeenCalledTimes(1)
})

it('waits until the code of a page that a server has sent has taken over', () => {
  const called = openPage(drawn)
  jest.advanceTimersByTime(1000)
  expect(called).not.toHaveBeenCalled()
  marks.push(takenOverMark)
  jest.advanceTimersByTime(500)
  expect(called).toHaveBeenCalledTimes(1)
})

it('gives up waiting for a page that is never taken over', () => {
  const called = openPage(drawn)
  jest.advanceTimersByTime(20_000)
  expect(called).toHaveBeenCalledTimes(1)
})
