import { isHandledByShop } from '@soe/shop-journey'
import { platformTexts, useTexts, type ShopError } from '@soe/shop-platform'
import { Notice, WarningIcon } from '@soe/ui'
import { useEffect, useRef } from 'react'

/** Says why a call failed and takes focus; what was chosen stays. */
export const FailureNotice = ({ error }: { error: ShopError }) => {
  const { tryAgain } = useTexts(platformTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [error])
  if (isHandledByShop(error)) return null
  return (
    <Notice ref={box} role="alert" tabIndex={-1} icon={<WarningIcon />}>
      {error.handling === 'retry' ? tryAgain : error.normalised.message}
    </Notice>
  )
}
