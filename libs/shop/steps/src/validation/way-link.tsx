import { useLock } from '@soe/shop-basket'
import { supportLine, usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { validationTexts } from './validation-texts'
import type { WayOn } from './ways-on'

/** Leads to what settles a finding; disabled while another channel holds the cart. */
export const WayLink = ({ way: { text, to } }: { way: WayOn }) => {
  const label = useTexts(validationTexts)[text]
  const pathOf = usePathOf()
  const { locked } = useLock()
  if (locked) return <TextLink disabled>{label}</TextLink>
  if (!to) return <TextLink href={supportLine.href}>{label}</TextLink>
  return (
    <Link href={pathOf(to)} asChild>
      <TextLink href={pathOf(to)}>{label}</TextLink>
    </Link>
  )
}
