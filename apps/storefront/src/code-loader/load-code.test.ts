import { loadCode, patience } from './load-code'

type Callback = (list: { getEntriesByName: () => readonly object[] }) => void

const pending = () => {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, resolve: () => settle?.resolve(), reject: (error: Error) => settle?.reject(error) }
}

/** Replaces the browser's paint events, which `tells` turns off, and its picture, which the test lets decode. */
const engine = (tells: boolean) => {
  let paint: () => void = () => undefined
  class Observer {
    static supportedEntryTypes = tells ? ['paint'] : []
    readonly #callback: Callback
    constructor(callback: Callback) {
      this.#callback = callback
    }
    observe() {
      paint = () => this.#callback({ getEntriesByName: () => [{ startTime: performance.now() }] })
    }
  }
  const decoding = pending()
  class Picture {
    src = ''
    decode = () => decoding.promise
  }
  Object.assign(window, { PerformanceObserver: Observer, Image: Picture })
  return { paint: () => paint(), decoding }
}

const open = ({ tells = true, hasPicture = true }: { tells?: boolean; hasPicture?: boolean } = {}) => {
  document.head.innerHTML = `
    ${hasPicture ? '<link rel="preload" as="image" href="/phone.avif">' : ''}
    <script type="module/held" data-code="/index.js /grid-page.js"></script>`
  const { paint, decoding } = engine(tells)
  const started: string[] = []
  const running = pending()
  loadCode(window, (entry) => {
    started.push(entry)
    return running.promise
  })
  const preloaded = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
  return { paint, decoding, started, running, preloaded }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  // What still waits would begin with the next test's page.
  window.dispatchEvent(new Event('pointerdown'))
  jest.useRealTimers()
})

describe('the code of a drawn page', () => {
  it('comes when its picture has, with all that the page opens with', async () => {
    const { paint, decoding, started, preloaded } = open()
    paint()
    await jest.advanceTimersByTimeAsync(patience.text * 2)
    expect(started).toEqual([])
    decoding.resolve()
    await jest.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['/index.js'])
    expect(preloaded()).toEqual(['/index.js', '/grid-page.js'])
  })

  it('waits for the first paint, though its picture has come', async () => {
    const { paint, decoding, started } = open()
    decoding.resolve()
    await jest.advanceTimersByTimeAsync(patience.text * 2)
    expect(started).toEqual([])
    paint()
    await jest.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['/index.js'])
  })

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('comes at once at a %s, and once', async (type) => {
    const { decoding, started } = open()
    window.dispatchEvent(new Event(type))
    expect(started).toEqual(['/index.js'])
    window.dispatchEvent(new Event(type))
    decoding.resolve()
    await jest.advanceTimersByTimeAsync(patience.picture)
    expect(started).toEqual(['/index.js'])
  })

  it('comes half a second after the first paint where the page opens with no picture', async () => {
    const { paint, started } = open({ hasPicture: false })
    await jest.advanceTimersByTimeAsync(1000)
    paint()
    await jest.advanceTimersByTimeAsync(patience.text - 1)
    expect(started).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(started).toEqual(['/index.js'])
  })

  it('comes half a second after the start where the engine does not tell of its paints', async () => {
    const { started } = open({ tells: false, hasPicture: false })
    await jest.advanceTimersByTimeAsync(patience.text)
    expect(started).toEqual(['/index.js'])
  })

  it('comes where the picture is refused, and where it takes too long', async () => {
    const refused = open()
    refused.paint()
    refused.decoding.reject(new Error('the picture is broken'))
    await jest.advanceTimersByTimeAsync(0)
    expect(refused.started).toEqual(['/index.js'])
    const late = open()
    await jest.advanceTimersByTimeAsync(patience.picture)
    expect(late.started).toEqual(['/index.js'])
  })

  it('comes at once behind another tab, where nothing is painted', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    expect(open().started).toEqual(['/index.js'])
    jest.restoreAllMocks()
  })

  it('hears of what failed before it came', async () => {
    const { running } = open()
    const heard: unknown[] = []
    window.dispatchEvent(new ErrorEvent('error', { message: 'before the code' }))
    const hear = (event: Event) => heard.push((event as ErrorEvent).message)
    window.addEventListener('error', hear, true)
    window.dispatchEvent(new Event('keydown'))
    running.resolve()
    await jest.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['before the code'])
    window.removeEventListener('error', hear, true)
  })
})
