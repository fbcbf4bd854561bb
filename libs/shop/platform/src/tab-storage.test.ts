import { browserEnvironment, tabStorage } from './environment'

const refuse = (name: string) => (): never => {
  throw new DOMException('No', name)
}

const denied = Object.defineProperty({}, 'sessionStorage', { get: refuse('SecurityError') }) as Window

/** Keeps what it has and takes no more. */
const full = (): Pick<Window, 'sessionStorage'> => {
  window.sessionStorage.setItem('kept', 'before')
  return {
    sessionStorage: {
      ...tabStorage(window),
      setItem: refuse('QuotaExceededError'),
    },
  }
}

afterEach(() => window.sessionStorage.clear())

it('keeps nothing, and says so by no error, where the browser denies its storage', () => {
  const storage = tabStorage(denied)
  storage.setItem('zip', '04101')
  storage.removeItem('zip')
  storage.clear()
  expect([storage.length, storage.key(0), storage.getItem('zip')]).toEqual([0, null, null])
})

it('still reads what is kept when there is no room for more', () => {
  const storage = tabStorage(full())
  storage.setItem('zip', '04101')
  expect([storage.getItem('kept'), storage.getItem('zip')]).toEqual(['before', null])
})

it('is the storage of the browser where that can be used', () => {
  const storage = tabStorage(window)
  storage.setItem('zip', '04101')
  expect(window.sessionStorage.getItem('zip')).toBe('04101')
  expect([storage.length, storage.key(0)]).toEqual([1, 'zip'])
})

it('is what the shop has of a browser that throws', () => {
  const environment = browserEnvironment(
    new Proxy(window, {
      get: (target, name) => (name === 'sessionStorage' ? refuse('SecurityError')() : Reflect.get(target, name)),
    }) as Window & typeof globalThis,
  )
  expect(environment.sessionStorage.getItem('zip')).toBeNull()
})
