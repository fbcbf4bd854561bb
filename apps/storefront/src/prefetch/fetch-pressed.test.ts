import { fetchPressed } from './fetch-pressed'

/** The paths that are fetched when what the markup begins with is pressed. */
const fetchedOn = (markup: string, { base = '', isOnline = true, hint = 'pointerdown' } = {}): readonly string[] => {
  const fetched: string[] = []
  const environment = { location: { origin: 'http://localhost' }, isOnline: () => isOnline }
  const nameAt = (path: string) => (path === '/watches' ? ('watches' as const) : undefined)
  const end = fetchPressed({ base, nameAt, environment }, async (path) => void fetched.push(path))
  document.body.innerHTML = markup
  const press = () => [...document.querySelectorAll('body *')].at(-1)?.dispatchEvent(new Event(hint, { bubbles: true }))
  press()
  end()
  press()
  return fetched
}

describe('a press', () => {
  it.each([
    ['a link to a page', '<a href="/watches?sort=name"></a>', ['/watches']],
    ['what is in the link', '<a href="/watches"><b></b></a>', ['/watches']],
    ['a link to what is no page', '<a href="/signin"></a>', []],
    ['a link to another site', '<a href="http://other.test/watches"></a>', []],
    ['no link', '<button></button>', []],
  ])('of %s (%s) fetches %j', (_, markup, paths) => expect(fetchedOn(markup)).toEqual(paths))

  it.each(['pointerover', 'focusin'])('need not have come: %s fetches the page too', (hint) => {
    expect(fetchedOn('<a href="/watches"></a>', { hint })).toEqual(['/watches'])
  })

  it('fetches nothing of the page in another language', () => {
    expect(fetchedOn('<a href="/espanol/watches"></a>', { base: '/espanol' })).toEqual(['/watches'])
    expect(fetchedOn('<a href="/watches"></a>', { base: '/espanol' })).toEqual([])
  })

  it('fetches nothing without a network', () => {
    expect(fetchedOn('<a href="/watches"></a>', { isOnline: false })).toEqual([])
  })
})
