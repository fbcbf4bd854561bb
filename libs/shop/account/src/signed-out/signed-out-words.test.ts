import type { SignedOut } from '@soe/rules'
import { signedOutWords } from './signed-out-content'

describe('the page after a sign-out', () => {
  it.each<[SignedOut, string, RegExp]>([
    [
      { reason: 'idle', at: '13:54', items: 6 },
      'Signed out, cart kept',
      /^You were away for 30 minutes, .* at 1:54 PM/,
    ],
    [{ reason: 'idle', items: 0 }, 'Signed out', /^You were away for 30 minutes, so we signed you out\./],
    [{ reason: 'elsewhere', items: 1 }, 'Signed out, cart kept', /^You were signed out in another place\.$/],
    [{ reason: 'self', items: 0 }, 'Signed out', /^You are signed out\.$/],
    [{ reason: 'failed', items: 0 }, 'Signed out', /^Failed to extend session, already expired$/],
    [{ reason: 'ended', items: 0 }, 'Your visit ended', /emptied this page\.$/],
    [{ reason: 'ended', items: 2 }, 'Your visit ended', /and the cart with it\.$/],
  ])('for %j is titled %s', (signedOut, title, body) => {
    const words = signedOutWords(signedOut, 'en')
    expect(words.title).toBe(title)
    expect(words.body).toMatch(body)
  })

  it('speaks Spanish', () => {
    expect(signedOutWords({ reason: 'idle', at: '13:54', items: 1 }, 'es')).toEqual({
      title: 'Sesión cerrada, carrito guardado',
      body: expect.stringContaining('a la 1:54 PM') as string,
    })
  })
})
