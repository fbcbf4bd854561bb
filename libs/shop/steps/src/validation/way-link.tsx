import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { supportLine } from './support-line'
import { validationTexts } from './validation-texts'
import type { WayOn } from './ways-on'

/** Leads to what settles a finding; disabled while another channel holds the cart. */
export const WayLink = ({ way: { text, href } }: { way: WayOn }) => {
  const label = useTexts(validationTexts)[text]
  const { locked } = useLock()
  if (locked) return <TextLink disabled>{label}</TextLink>
  const link = <TextLink href={href}>{label}</TextLink>
  return href === supportLine.href ? (
    link
  ) : (
    <Link href={href} asChild>
      {link}
    </Link>
  )
}
