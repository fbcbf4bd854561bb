import { useLock } from '@soe/shop-basket'
import { TextLink } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface CartLinkProps {
  href: string
  size?: 'regular' | 'small'
  /** Says more than the words where they would not be clear alone. */
  label?: string
  children: ReactNode
}

/** A link that leads to a change of the cart; disabled while another channel holds it. */
export const CartLink = ({ href, size = 'regular', label, children }: CartLinkProps) =>
  useLock().locked ? (
    <TextLink disabled size={size} aria-label={label}>
      {children}
    </TextLink>
  ) : (
    <Link href={href} asChild>
      <TextLink href={href} size={size} aria-label={label}>
        {children}
      </TextLink>
    </Link>
  )
