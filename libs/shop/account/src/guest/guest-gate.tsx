import { usePathOf } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { GuestUnavailable } from './guest-unavailable'
import { useAuthenticationLevel } from './use-authentication-level'

/** Shows a page of the guest checkout at L1; L2 checks out with the account. */
export const GuestGate = ({ children }: { children: ReactNode }) => {
  const pathOf = usePathOf()
  const level = useAuthenticationLevel()
  if (level === 'L2') return <Redirect to={pathOf('expresscheckout')} replace />
  return level === 'L1' ? children : <GuestUnavailable />
}
