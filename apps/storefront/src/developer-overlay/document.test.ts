import type { DocumentAnswer } from '@soe/contracts/document'
import { readCookie } from '../app-stand-in/read-cookie'
import { withOverlay } from './document'
import { dropOverlay } from './overlay-cookie'

const answer: DocumentAnswer = {
  status: 200,
  headers: {},
  body: '<head><script type="module" src="/assets/index.js"></script></head>',
}
const file = 'assets/developer-overlay.js'

describe('a document of a simulator build', () => {
  it('brings the overlay ahead of the shop, for a browser that asked', () => {
    const { body } = withOverlay(answer, file, 'a=b; sim-overlay=retail-lock')
    expect(body.indexOf(file)).toBeGreaterThan(0)
    expect(body.indexOf(file)).toBeLessThan(body.indexOf('/assets/index.js'))
  })

  it.each([
    ['did not ask', file, 'other-sim-overlay=w; a=sim-overlay=w'],
    ['has left it', file, 'sim-overlay='],
    ['asks a build without one', undefined, 'sim-overlay=w'],
  ])("is the shop's own for a browser that %s", (_, built, cookies) => {
    expect(withOverlay(answer, built, cookies)).toBe(answer)
  })
})

it('leaves no cookie behind', () => {
  document.cookie = 'sim-overlay=a%2Db; path=/'
  expect(readCookie(document.cookie, 'sim-overlay')).toBe('a-b')
  dropOverlay(document)
  expect(readCookie(document.cookie, 'sim-overlay')).toBeUndefined()
})
