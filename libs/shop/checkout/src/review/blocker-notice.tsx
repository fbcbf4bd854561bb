import type { CartView } from '@soe/contracts'
import { buildDestinationPath, destination } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { ErrorIcon, Notice, TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { isFileFrozen } from '../credit/credit-outcome'

type Blocker = CartView['cartValidationErrors'][number]

/** What stops the order, in the carrier's words, with the way on. */
export const BlockerNotice = ({ blockers }: { blockers: readonly Blocker[] }) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  if (blockers.length === 0) return null
  const isFrozen = isFileFrozen(blockers)
  const path = buildDestinationPath(destination(isFrozen ? 'credithold' : 'expresscart'), audience)
  return (
    <Notice role="alert" icon={<ErrorIcon />}>
      {blockers.map(({ errorCode, errorMessage }) => (
        <p key={errorCode}>
          <strong>{errorMessage}</strong>
        </p>
      ))}
      <p>{texts.call}</p>
      <Link href={path} asChild>
        <TextLink href="">{isFrozen ? texts.whatToDo : texts.backToCart}</TextLink>
      </Link>
    </Notice>
  )
}
