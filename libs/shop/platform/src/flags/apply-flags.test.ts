import { QueryClient } from '@tanstack/react-query'
import type { Environment } from '../environment'
import { createIdentityStore } from '../identity/identity'
import { applyFlagsTo } from './apply-flags'

it.each([
  [true, 'prospect'],
  [false, 'signed-in'],
])('a guest role counts as signed out where guestRoleFlag is %s', (guestRoleFlag, audience) => {
  const environment = {
    location: { pathname: '/smartphones/' },
    cookies: { read: () => 'loggedIn=true; role=guest' },
    userAgent: '',
    sessionStorage: window.sessionStorage,
  } as unknown as Environment
  const identity = createIdentityStore(environment)
  const queryClient = new QueryClient()
  applyFlagsTo(identity, queryClient.getQueryCache())
  expect(identity.get().audience).toBe('signed-in')
  queryClient.setQueryData(['content.getFeatureFlags'], { featureFlags: { guestRoleFlag } })
  expect(identity.get().audience).toBe(audience)
})
