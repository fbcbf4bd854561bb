import { destination, usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import type { Agreement } from './use-agreement-list'

export const DocumentLink = ({ agreement: { agreementId, title } }: { agreement: Agreement }) => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const path = pathOf(destination('viewAgreement', { agreementId }))
  return (
    <Link href={path} asChild>
      <TextLink href="" aria-label={texts.openDocument(title)}>
        {texts.readAlone}
      </TextLink>
    </Link>
  )
}
