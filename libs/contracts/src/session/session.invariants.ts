import { inAnswersOf, inEveryAnswer, wherever } from '../invariant/invariant'
import { instantNear, minutes } from '../invariant/values'
import { SessionExtendedAnswerSchema } from './session.schema'

export const sessionInvariants = [
  inEveryAnswer([
    {
      id: 'account-of-nobody',
      at: 'vzwaccountnumber',
      says: 'whoever is not signed in gets no account number',
      pairs: (_answer, { audience, cookies, headers: { vzwaccountnumber = '' } }) =>
        audience === 'prospect' && cookies && cookies['loggedIn'] !== 'true' ? [[vzwaccountnumber, '']] : [],
      right: { part: {}, call: { audience: 'prospect', cookies: {}, headers: { vzwaccountnumber: '' } } },
      wrong: { part: {}, call: { audience: 'prospect', cookies: {}, headers: { vzwaccountnumber: '0720043118-1' } } },
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
