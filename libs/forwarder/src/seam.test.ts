import { createBackend } from './backend'
import { createSeam } from './seam'

const seamOf = (url: string, origin = 'http://localhost:4010') =>
  createSeam({
    backend: createBackend(url),
    origin,
    isOwnCookie: (name) => name === 'ours',
    isOwnHeader: (name) => name.startsWith('x-sim-'),
    headers: { 'x-api-key': 'k' },
  })

const base = seamOf('https://api.example/gw')

describe('addresses of a backend', () => {
  it.each([
    ['https://api.example/gw/a', 'http://localhost:4010/a'],
    ['http://api.example/gw?b=1', 'http://localhost:4010?b=1'],
    ['see //api.example/gw/c.', 'see //localhost:4010/c.'],
    [String.raw`"https:\/\/api.example\/gw\/d"`, String.raw`"http:\/\/localhost:4010\/d"`],
    ['https://api.example/gwx', 'https://api.example/gwx'],
    ['https://api.example.evil/gw/a', 'https://api.example.evil/gw/a'],
    ['https://api.example/login', 'https://api.example/login'],
  ])('in the text %s', (given, said) => expect(base.text(given)).toBe(said))

  it.each([
    ['/gw/next', '/next'],
    ['/gw', '/'],
    ['next', 'next'],
    ['https://api.example/gw/next', 'http://localhost:4010/next'],
    ['https://other.example/gw', 'https://other.example/gw'],
    ['//other.example/gw', '//other.example/gw'],
  ])('in the header Location: %s', (given, said) =>
    expect(base.answer([['Location', given]])).toEqual([['Location', said]]),
  )
})

describe('cookies of a backend', () => {
  it.each([
    ['a=1', 'a=1'],
    ['a=1; Domain=.api.example; Path=/gw/soe; Secure', 'a=1; path=/soe'],
    ['a=1; Path=/gw', 'a=1; path=/'],
    ['a=1; SameSite=None; Secure; Partitioned; Max-Age=9', 'a=1; samesite=Lax; max-age=9'],
    ['__Secure-a=1; Secure; SameSite=Strict', '~Secure-a=1; samesite=Strict'],
  ])('%s on plain HTTP', (given, said) => expect(base.answer([['Set-Cookie', given]])).toEqual([['Set-Cookie', said]]))

  it('stay as they are over TLS, but for the domain', () => {
    const secure = seamOf('https://api.example', 'https://localhost:4010')
    const given = '__Host-a=1; Secure; SameSite=None'
    expect(secure.answer([['Set-Cookie', given]])).toEqual([['Set-Cookie', '__Host-a=1; secure; samesite=None']])
  })

  it('are not those of another host, nor ours', () => {
    const lines = ['a=1; Domain=other.example', 'ours=1'].map((cookie) => ['Set-Cookie', cookie] as const)
    expect(base.answer(lines)).toEqual([])
  })

  it('get their own names back', () => {
    const lines = [['Cookie', '~Host-a=1; ours=2; b=3']] as const
    expect(base.request(lines)).toContainEqual(['Cookie', '__Host-a=1; b=3'])
    expect(base.request([['Cookie', 'ours=2']])).toEqual([['x-api-key', 'k']])
  })
})

it('a backend is told its own origin, and the headers that every call carries', () => {
  const lines = [
    ['Origin', 'http://localhost:4010'],
    ['X-API-Key', 'mine'],
    ['X-Sim-World', 'w'],
  ] as const
  expect(base.request(lines)).toEqual([
    ['Origin', 'https://api.example'],
    ['x-api-key', 'k'],
  ])
  expect(base.request([['Origin', 'https://page.example']])[0]).toEqual(['Origin', 'https://page.example'])
})
