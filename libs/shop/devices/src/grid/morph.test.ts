import { morph } from './product-tile'

const name = (picture: HTMLElement) => picture.style.viewTransitionName

/** A browser whose transitions end with their change. */
const giveTransitions = () => {
  const changes: string[] = []
  const startViewTransition = (change: () => unknown) => {
    const finished = Promise.resolve()
      .then(change)
      .then(() => void changes.push('finished'))
    return { ready: Promise.resolve(), finished }
  }
  Object.assign(document, { startViewTransition })
  return changes
}

const likesMotion = (isLiked: boolean) => Object.assign(window, { matchMedia: () => ({ matches: isLiked }) })

const settle = async () => {
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Phones</h1><div></div></main>'
  Object.assign(Element.prototype, { checkVisibility: () => true })
  Object.assign(window, { scrollTo: jest.fn() })
  history.replaceState(null, '', '/smartphones/')
  likesMotion(true)
})

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'))

const pictureOf = () => document.querySelector('div') as HTMLElement

it('grows a picture into the next page, and shrinks it back on Back', async () => {
  const transitions = giveTransitions()
  const picture = pictureOf()
  const pops: (string | undefined)[] = []
  const notePop = () => pops.push(name(picture))
  window.addEventListener('popstate', notePop)
  morph(picture, () => history.pushState(null, '', '/smartphones/orbit-12/'))
  expect(name(picture)).toBe('product-picture')
  await settle()
  expect([name(picture), transitions]).toEqual(['', ['finished']])

  history.replaceState(null, '', '/smartphones/')
  window.dispatchEvent(new PopStateEvent('popstate'))
  // The product's page stays in view until the browser has captured it.
  expect(pops).toEqual([])
  await settle()
  expect(pops).toHaveLength(1)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  expect([name(picture), transitions]).toEqual(['', ['finished', 'finished']])

  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(pops).toHaveLength(2)
  window.removeEventListener('popstate', notePop)
})

it('leaves no failure behind where another press overtakes it', () => {
  const ready = Promise.reject(new Error('Transition was skipped'))
  const heard = jest.spyOn(ready, 'then')
  const startViewTransition = () => ({ ready, finished: Promise.resolve() })
  Object.assign(document, { startViewTransition })
  morph(pictureOf(), () => undefined)
  expect(heard).toHaveBeenCalledWith(expect.anything(), expect.any(Function))
})

it('leaves Back to another page alone', async () => {
  const transitions = giveTransitions()
  const pops = jest.fn()
  window.addEventListener('popstate', pops)
  morph(pictureOf(), () => history.pushState(null, '', '/smartphones/orbit-12/'))
  await settle()
  history.replaceState(null, '', '/watches/')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(pops).toHaveBeenCalledTimes(1)
  expect(transitions).toHaveLength(1)
  window.removeEventListener('popstate', pops)
})

it.each([
  ['a browser without transitions', () => undefined],
  ['a shopper who wants less motion', () => void [giveTransitions(), likesMotion(false)]],
])('goes on at once for %s', (_, prepare) => {
  prepare()
  const goOn = jest.fn()
  morph(pictureOf(), goOn)
  expect(goOn).toHaveBeenCalledTimes(1)
  expect(name(pictureOf())).toBeFalsy()
})
