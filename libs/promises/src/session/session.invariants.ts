import { inAnswersOf, inEveryAnswer, wherever } from '../promise/invariant'
import { instantNear, minutes } from '../promise/values'
import { SessionExtendedAnswerSchema } from '@soe/contracts'

export const sessionInvariants = [
  inEveryAnswer([
    {
      id: 'account-of-nobody',
      at: 'vzwaccountnumber',
      says: 'a shopper who is not signed in gets no account number',
      pairs: (_answer, { audience, cookies, headers: { vzwaccountnumber = '' } }) =>
        audience === 'prospect' && cookies && cookies['loggedIn'] !== 'true' ? [[vzwaccountnumber, '']] : [],
      right: { part: {}, call: { audience: 'prospect', cookies: {}, headers: { vzwaccountnumber: '' } } },
      wrong: { part: {}, call: { audience: 'prospect', cookies: {}, headers: { vzwaccountnumber: '0720043118-1' } } },
    },
  ]),
  inEveryAnswer([
    {
      id: 'login-cookie-differs',
      at: 'loggedIn',
      says: 'the cookies loggedIn and role say who the caller is: a customer where one is signed in, and nobody else',
      pairs: (_answer, { audience, cookies = {}, key }) => {
        if (key.startsWith('session.')) return []
        const isCustomer = audience.endsWith('signed-in')
        const { loggedIn, role } = cookies
        return [
          ...(loggedIn === undefined ? [] : [[{ loggedIn: loggedIn === 'true' }, { loggedIn: isCustomer }] as const]),
          ...(role === 'guest'
            ? [
                [
                  { role, isCustomer },
                  { role, isCustomer: false },
                ] as const,
              ]
            : []),
        ]
      },
      right: { part: {}, call: { audience: 'signed-in', cookies: { loggedIn: 'true' } } },
      wrong: { part: {}, call: { audience: 'signed-in', cookies: { loggedIn: 'false' } } },
    },
  ]),
  wherever(SessionExtendedAnswerSchema, [
    {
      id: 'expires-at-another-time',
      at: 'expiresAt',
      says: 'a session that is kept alive ends thirty minutes later',
      pairs: ({ expiresAt }, { clock }) => instantNear(expiresAt, clock, { after: 30 * minutes, tolerance: minutes }),
      right: { part: { expiresAt: '2026-01-01T00:30:00.000Z' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
      wrong: { part: { expiresAt: '2026-01-01T05:30:00.000Z' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
    },
  ]),
  inAnswersOf('session.logout', [
    {
      id: 'cookies-of-a-customer',
      at: 'set-cookie',
      says: 'after signing out no cookie says that a customer is signed in, or names their cart',
      pairs: (_answer, { cookies = {} }) => [
        [{ loggedIn: cookies['loggedIn'] === 'true' }, { loggedIn: false }],
        [{ role: ['mobilesecure', 'accountmember'].includes(cookies['role'] ?? '') }, { role: false }],
        [{ cartId: cookies['cartId'] ?? '' }, { cartId: '' }],
      ],
      right: { part: {}, call: { cookies: { loggedIn: 'false' } } },
      wrong: { part: {}, call: { cookies: { loggedIn: 'true' } } },
    },
  ]),
]
